import { OFFER_PLACEHOLDERS } from '#domains/hiring/contract/offers/offer-letter-text.ts';
import { PAY_STARTS, type OfferTemplate } from '#domains/hiring/contract/offers/offer-templates.ts';
import { offerCopy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { PlaceholderChips } from '#domains/hiring/web/message-templates/placeholder-chips.tsx';
import { useDraftDialog } from '#platform/web/forms/use-draft-dialog.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { MoneyField, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { offerTemplatesCopy as copy } from './offer-templates.copy.ts';
import { offerTemplates, saveOfferTemplate } from './offer-templates.queries.ts';

interface Props {
  template: OfferTemplate | null;
  onClose: () => void;
}

/** Writes or changes an offer template. What is left empty stays as it is in the offer. */
export function OfferTemplateDialog({ template, onClose }: Props) {
  const { draft, set, fields, dialog } = useDraftDialog({
    name: `offer-template-${template?.id ?? 'new'}`,
    initial: typedOf(template),
    save: (typed) =>
      saveOfferTemplate(template?.id ?? null, {
        ...typed,
        answerDays: typed.answerDays.trim() === '' ? null : Number(typed.answerDays),
      }),
    queryKey: offerTemplates().queryKey,
    saved: copy.saved,
    onClose,
  });
  const text = (name: 'unitName' | 'signOnBonusTerms' | 'benefits' | 'contingencies' | 'message') => ({
    isOptional: true,
    value: draft[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <FormDialog
      title={template ? copy.editOne(template.name) : copy.add}
      size="lg"
      labels={{ confirm: copy.save, busy: copy.saving, cancel: copy.cancel }}
      {...dialog}
    >
      <TextField
        label={copy.name}
        error={fields['name']}
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={copy.payStart}
          options={[
            { value: '', label: copy.asPosted },
            ...PAY_STARTS.map((value) => ({ value, label: copy.payStarts[value] })),
          ]}
          value={draft.payStart ?? ''}
          error={fields['payStart']}
          onChange={({ target }) => set({ payStart: PAY_STARTS.find((one) => one === target.value) ?? null })}
        />
        <TextField label={offerCopy.labels.unit} {...text('unitName')} />
        <MoneyField
          label={offerCopy.labels.bonus}
          suffix="once"
          isOptional
          value={draft.signOnBonusCents}
          error={fields['signOnBonusCents']}
          onChange={(signOnBonusCents) => set({ signOnBonusCents })}
        />
        <TextField
          label={copy.answerDays}
          inputMode="numeric"
          isOptional
          value={draft.answerDays}
          error={fields['answerDays']}
          onChange={({ target }) => set({ answerDays: target.value })}
        />
      </div>
      <p className="text-sm text-ink-soft">{copy.textsHint}</p>
      <TextArea label={offerCopy.labels.bonusTerms} rows={2} {...text('signOnBonusTerms')} />
      <TextArea label={offerCopy.labels.benefits} rows={2} {...text('benefits')} />
      <TextArea label={offerCopy.labels.contingencies} rows={2} {...text('contingencies')} />
      <TextArea label={copy.message} rows={5} {...text('message')} />
      <PlaceholderChips names={OFFER_PLACEHOLDERS} text={draft.message} onChange={(message) => set({ message })} />
    </FormDialog>
  );
}

const typedOf = (template: OfferTemplate | null) => ({
  name: template?.name ?? '',
  payStart: template?.payStart ?? null,
  unitName: template?.unitName ?? '',
  signOnBonusCents: template?.signOnBonusCents ?? null,
  signOnBonusTerms: template?.signOnBonusTerms ?? '',
  answerDays: template?.answerDays ? String(template.answerDays) : '',
  benefits: template?.benefits ?? '',
  contingencies: template?.contingencies ?? '',
  message: template?.message ?? '',
});
