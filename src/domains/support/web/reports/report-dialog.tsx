import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { fileReport, REPORT_REASONS, type FileReportBody } from '#domains/support/contract/reports.ts';
import { reportCopy as copy } from './reports.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { dropDraft } from '#platform/web/forms/draft.ts';
import { useFormDraft } from '#platform/web/forms/use-form-draft.ts';
import { useApiForm } from '#platform/web/forms/use-api-form.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button, IconButton } from '#platform/web/ui/actions/button.tsx';
import { RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';

/** What a reload does not lose. */
const DRAFTED = ['reason', 'detail'] as const;

interface Props {
  subjectType: FileReportBody['subjectType'];
  subjectId: string;
  /** As the screen shows it, e.g. the job's title. */
  subjectName: string;
}

/** A flag beside a message of the other side, small because there are many. */
export function MessageReport({ messageId }: { messageId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={copy.title(copy.thisMessage)} onClick={() => setOpen(true)}>
        <Flag aria-hidden size={16} />
      </IconButton>
      {isOpen && (
        <ReportDialog
          subjectType="message"
          subjectId={messageId}
          subjectName={copy.thisMessage}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
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
  const draft = `report-${subjectType}-${subjectId}`;
  const form = useApiForm({
    schema: fileReport.body,
    defaultValues: { subjectType, subjectId, detail: '' },
    submit: async (body) => {
      await call(fileReport, { body });
      dropDraft(draft);
      notice(copy.sent, { tone: 'ok' });
      onClose();
    },
  });
  useFormDraft(draft, form, DRAFTED);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      title={copy.title(subjectName)}
      description={subjectType === 'message' ? copy.messageIntro : copy.intro}
      onClose={onClose}
      labels={{ confirm: copy.send, busy: copy.sending, cancel: copy.cancel }}
      isBusy={isSubmitting}
      failure={form.failure}
      submit={form.onSubmit}
    >
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
    </FormDialog>
  );
}
