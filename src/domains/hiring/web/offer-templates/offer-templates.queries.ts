import { queryOptions } from '@tanstack/react-query';
import {
  changeOfferTemplate,
  createOfferTemplate,
  deleteOfferTemplate,
  listOfferTemplates,
  type OfferTemplateInput,
} from '#domains/hiring/contract/offers/offer-templates.ts';
import { call } from '#platform/web/api/api.ts';

export const offerTemplates = () =>
  queryOptions({ queryKey: ['offer-templates'], queryFn: () => call(listOfferTemplates) });

export const saveOfferTemplate = (id: string | null, body: OfferTemplateInput) =>
  id ? call(changeOfferTemplate, { params: { id }, body }) : call(createOfferTemplate, { body });

export const removeOfferTemplate = (id: string) => call(deleteOfferTemplate, { params: { id } });
