import { z } from 'zod';
import { done, idParams, moment, nameText, optionalText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { offerPlaceholders } from './offer-letter-text.ts';
import { unknownText } from './placeholders.ts';

/** Where in the posted range the pay of a new offer begins. */
export const PAY_STARTS = ['lowest', 'middle', 'highest'] as const;
export type PayStart = (typeof PAY_STARTS)[number];

const text = (most: number) =>
  optionalText(most).superRefine((typed, context) => {
    const unknown = offerPlaceholders.unknown(typed ?? '');
    if (unknown.length > 0) context.addIssue({ code: 'custom', message: unknownText(unknown) });
  });

const DAYS = 'Enter 1 to 60 days, or leave it empty.';

/** What a template states. What it leaves empty stays as it is in the offer. */
export const templateTerms = z.strictObject({
  payStart: z.enum(PAY_STARTS).nullable(),
  unitName: optionalText(120),
  signOnBonusCents: z.int().min(0).max(10_000_000).nullable(),
  signOnBonusTerms: text(1000),
  benefits: text(2000),
  contingencies: text(2000),
  message: text(2000),
  answerDays: z.int(DAYS).min(1, DAYS).max(60, DAYS).nullable(),
});
export type TemplateTerms = z.output<typeof templateTerms>;

const input = z.strictObject({ name: nameText(80, { missing: 'Give the template a name.' }), ...templateTerms.shape });
export type OfferTemplateInput = z.output<typeof input>;

export const offerTemplate = z.object({ id: z.uuid(), name: z.string(), ...templateTerms.shape, updatedAt: moment });
export type OfferTemplate = z.output<typeof offerTemplate>;

const PATH = '/api/employer/offer-templates';

export const listOfferTemplates = contract({
  method: 'get',
  path: PATH,
  summary: 'The offer templates of my organization and of those above it, by name',
  response: z.object({ items: z.array(offerTemplate) }),
});

export const createOfferTemplate = contract({
  method: 'post',
  path: PATH,
  status: 201,
  summary: 'Add an offer template; its placeholders are checked',
  body: input,
  response: offerTemplate,
});

export const changeOfferTemplate = contract({
  method: 'put',
  path: `${PATH}/:id`,
  summary: 'Change an offer template; offers stay as they are',
  params: idParams,
  body: input,
  response: offerTemplate,
});

export const deleteOfferTemplate = contract({
  method: 'delete',
  path: `${PATH}/:id`,
  summary: 'Delete an offer template',
  params: idParams,
  response: done,
});

export const offerTemplateContracts = [
  listOfferTemplates,
  createOfferTemplate,
  changeOfferTemplate,
  deleteOfferTemplate,
] as const;
