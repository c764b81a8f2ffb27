import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { refreshJobs } from '#domains/hiring/web/candidate-home/home.queries.ts';
import { UNIT_WORDS } from '#domains/jobs/contract/pay-units.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { MoneyField, TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { useDialogSubmit } from '#platform/web/ui/overlays/use-dialog-submit.ts';
import { counterCopy as copy } from './counter.copy.ts';
import { sendCounter } from './counter.queries.ts';

/** Asks an employer once for other terms than its offer's. */
export function CounterDialog({ offer, onClose }: { offer: OfferView; onClose: () => void }) {
  const client = useQueryClient();
  const [payCents, setPayCents] = useState<number | null>(null);
  const [startDate, setStartDate] = useState('');
  const [note, setNote] = useState('');
  const { isBusy, failure, fields, submit } = useDialogSubmit(async () => {
    try {
      await sendCounter(offer.id, { payCents, startDate: startDate || null, note });
      notice(copy.sent, { tone: 'ok' });
    } finally {
      // Expired or withdrawn meanwhile: the page then says so.
      void refreshJobs(client);
    }
  }, onClose);
  return (
    <FormDialog
      title={copy.title}
      description={copy.lead}
      labels={{ confirm: copy.send, busy: copy.sending, cancel: copy.cancel }}
      isBusy={isBusy}
      failure={failure}
      submit={submit}
      onClose={onClose}
    >
      <MoneyField
        label={copy.pay[offer.payUnit]}
        suffix={UNIT_WORDS[offer.payUnit]}
        isOptional
        value={payCents}
        error={fields['payCents']}
        onChange={setPayCents}
      />
      <TextField
        label={copy.startDate}
        type="date"
        isOptional
        value={startDate}
        error={fields['startDate']}
        onChange={({ target }) => setStartDate(target.value)}
      />
      <TextArea
        label={copy.note}
        hint={copy.noteHint}
        rows={3}
        value={note}
        error={fields['note']}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
