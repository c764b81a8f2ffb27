import { useQuery } from '@tanstack/react-query';
import type { OfferTemplate } from '#domains/hiring/contract/offers/offer-templates.ts';
import { offerCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { TemplateList } from '#domains/hiring/web/message-templates/template-list.tsx';
import { money } from '#platform/web/page/format.ts';
import { OfferTemplateDialog } from './offer-template-dialog.tsx';
import { offerTemplatesCopy as copy } from './offer-templates.copy.ts';
import { offerTemplates, removeOfferTemplate } from './offer-templates.queries.ts';

/** The organization's offer templates. */
export const OfferTemplatesSection = ({ mayEdit }: { mayEdit: boolean }) => (
  <TemplateList
    id="offer-templates"
    copy={copy}
    query={useQuery(offerTemplates())}
    queryKey={offerTemplates().queryKey}
    mayEdit={mayEdit}
    remove={removeOfferTemplate}
    summary={(template) => <Summary template={template} />}
    dialog={(template, onClose) => <OfferTemplateDialog template={template} onClose={onClose} />}
  />
);

function Summary({ template }: { template: OfferTemplate }) {
  const { payStart, signOnBonusCents, unitName, benefits, contingencies, message } = template;
  const terms = [
    payStart && copy.payStarts[payStart],
    unitName,
    signOnBonusCents && offerCopy.bonus(money(signOnBonusCents)),
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-1 text-ink-soft">
      {terms.length > 0 && <p className="tabular wrap-anywhere">{terms.join(' · ')}</p>}
      {[message, benefits, contingencies].map(
        (text) =>
          text && (
            <p key={text} dir="auto" className="line-clamp-2 measure wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
          ),
      )}
    </div>
  );
}
