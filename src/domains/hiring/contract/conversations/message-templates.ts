import { z } from 'zod';
import { done, idParams, moment, nameText, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { placeholderValues, unknownPlaceholders, unknownText } from '../offers/placeholders.ts';
import { withoutReordering } from './message-text.ts';

export const TEMPLATE_MAX = 2000;
export const MOST_TEMPLATES = 100;

const templateInput = z.strictObject({
  name: nameText(80, { missing: 'Give the template a name.' }),
  body: z
    .string()
    .transform(withoutReordering)
    .pipe(shortText(TEMPLATE_MAX))
    .superRefine((text, context) => {
      const unknown = unknownPlaceholders(text);
      if (unknown.length > 0) context.addIssue({ code: 'custom', message: unknownText(unknown) });
    }),
});
export type TemplateInput = z.output<typeof templateInput>;

export const messageTemplate = z.object({ id: z.uuid(), name: z.string(), body: z.string(), updatedAt: moment });
export type MessageTemplate = z.output<typeof messageTemplate>;

export const listTemplates = contract({
  method: 'get',
  path: '/api/employer/message-templates',
  summary: 'The message templates of my organization and of those above it, by name',
  response: z.object({ items: z.array(messageTemplate) }),
});

export const createTemplate = contract({
  method: 'post',
  path: '/api/employer/message-templates',
  status: 201,
  summary: 'Add a template; its placeholders are checked',
  body: templateInput,
  response: messageTemplate,
});

export const changeTemplate = contract({
  method: 'put',
  path: '/api/employer/message-templates/:id',
  summary: 'Change a template; messages that were sent stay as they are',
  params: idParams,
  body: templateInput,
  response: messageTemplate,
});

export const deleteTemplate = contract({
  method: 'delete',
  path: '/api/employer/message-templates/:id',
  summary: 'Delete a template',
  params: idParams,
  response: done,
});

export const getPlaceholders = contract({
  method: 'get',
  path: '/api/employer/applications/:id/placeholders',
  summary: 'What fills the placeholders of a template for one application; null where there is no value',
  params: idParams,
  response: z.object({ values: placeholderValues }),
});

export const templateContracts = [
  listTemplates,
  createTemplate,
  changeTemplate,
  deleteTemplate,
  getPlaceholders,
] as const;
