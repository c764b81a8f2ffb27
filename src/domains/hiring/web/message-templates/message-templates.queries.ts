import { queryOptions } from '@tanstack/react-query';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  getPlaceholders,
  listTemplates,
  type TemplateInput,
} from '#domains/hiring/contract/conversations/message-templates.ts';
import { call } from '#platform/web/api/api.ts';

export const messageTemplates = () =>
  queryOptions({ queryKey: ['message-templates'], queryFn: () => call(listTemplates) });

/** Read when a template is chosen: an interview may have been booked since. */
export const placeholdersFor = (applicationId: string) => call(getPlaceholders, { params: { id: applicationId } });

export const saveTemplate = (id: string | null, body: TemplateInput) =>
  id ? call(changeTemplate, { params: { id }, body }) : call(createTemplate, { body });

export const removeTemplate = (id: string) => call(deleteTemplate, { params: { id } });
