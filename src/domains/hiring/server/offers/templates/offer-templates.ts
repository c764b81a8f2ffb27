import type { OfferTemplate, OfferTemplateInput } from '#domains/hiring/contract/offers/offer-templates.ts';
import { templatesOf } from '../../message-templates/index.ts';

const MOST = 100;

export const offerTemplates = templatesOf('offer', MOST, ({ id, name, body, terms, updatedAt }): OfferTemplate => {
  if (!terms) throw new Error('an offer template without terms');
  return { id, name, ...terms, message: body || null, updatedAt: updatedAt.toISOString() };
});

/** As it is kept: the message of the letter beside the other terms. */
export const contentOf = ({ name, message, ...terms }: OfferTemplateInput) => ({ name, body: message ?? '', terms });
