import { useState, type ReactNode } from 'react';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useDialogSubmit } from './use-dialog-submit.ts';

export interface ReasonDialogProps {
  title: string;
  body: ReactNode;
  label: string;
  confirm: string;
  cancel: string;
  busy: string;
  isDangerous?: boolean;
  start?: string;
  /** Common texts; choosing one appends it to the reason. */
  templates?: { label: string; placeholder: string; texts: readonly { label: string; text: string }[] };
  /** Name of the field in the server's error. */
  field: string;
  run: (reason: string) => Promise<unknown>;
  /** Each change of the text. */
  onType?: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a decision. The text is kept when the server rejects it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [reason, setReason] = useState(props.start ?? '');
  const type = (next: string) => {
    setReason(next);
    props.onType?.(next);
  };
  const { isBusy, failure, fields, submit } = useDialogSubmit(() => props.run(reason.trim()), props.onClose);
  const fieldError = fields[props.field];

  return (
    <FormDialog
      title={props.title}
      description={props.body}
      onClose={props.onClose}
      labels={{ confirm: props.confirm, busy: props.busy, cancel: props.cancel }}
      isDangerous={props.isDangerous ?? false}
      opensAt="textarea"
      isBusy={isBusy}
      failure={failure}
      submit={submit}
    >
      {props.templates && (
        <SelectField
          label={props.templates.label}
          placeholder={props.templates.placeholder}
          isOptional
          value=""
          onChange={({ target }) => {
            const text = props.templates?.texts[Number(target.value)]?.text;
            if (target.value !== '' && text) type([reason.trim(), text].filter(Boolean).join('\n'));
          }}
          options={props.templates.texts.map(({ label }, i) => ({ value: String(i), label }))}
        />
      )}
      <TextArea label={props.label} error={fieldError} value={reason} onChange={(event) => type(event.target.value)} />
    </FormDialog>
  );
}
