import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { fileReport, REPORT_REASONS, type FileReportBody } from '#shared/contracts/reports.ts';
import { reportCopy as copy } from '#web/copy/reports.ts';
import { call } from '#web/lib/api.ts';
import { useApiForm } from '#web/lib/form.ts';
import { notice } from '#web/lib/toasts.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/choices.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/fields.tsx';

interface Props {
  subjectType: FileReportBody['subjectType'];
  subjectId: string;
  /** How the screen calls it, e.g. the job's title. */
  subjectName: string;
}

/** A quiet button that opens the dialog to report a job, an organization or a person. */
export function ReportButton(props: Props) {
  const { subjectName } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" className="self-start" onClick={() => setOpen(true)}>
        <Flag aria-hidden size={16} />
        {copy.title(subjectName)}
      </Button>
      {isOpen && <ReportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ subjectType, subjectId, subjectName, onClose }: Props & { onClose: () => void }) {
  const form = useApiForm({
    schema: fileReport.body,
    defaultValues: { subjectType, subjectId, detail: '' },
    submit: async (body) => {
      await call(fileReport, { body });
      notice(copy.sent, { tone: 'ok' });
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      title={copy.title(subjectName)}
      description={copy.intro}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button busy={isSubmitting && copy.sending} onClick={() => void form.onSubmit()}>
            {copy.send}
          </Button>
        </>
      }
    >
      <form onSubmit={(event) => void form.onSubmit(event)} className="flex flex-col gap-5" noValidate>
        {form.failure && <Banner tone="danger">{form.failure.message}</Banner>}
        <Controller
          control={form.control}
          name="reason"
          render={({ field }) => (
            <RadioCards
              legend={copy.legend}
              error={errors.reason?.message}
              options={REPORT_REASONS.map((value) => ({ value, label: copy.reasons[value] }))}
              value={field.value ?? null}
              onChange={field.onChange}
            />
          )}
        />
        <TextArea label={copy.detail} isOptional error={errors.detail?.message} {...form.register('detail')} />
      </form>
    </Dialog>
  );
}
