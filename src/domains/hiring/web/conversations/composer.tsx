import { useState, type ReactNode } from 'react';
import { MESSAGE_MAX } from '#domains/hiring/contract/conversations/conversations.ts';
import { unfilled } from '#domains/hiring/contract/offers/placeholders.ts';
import { attachmentsCopy as filesCopy } from '#domains/hiring/web/attachments/attachments.copy.ts';
import { AttachButton, AttachmentTray } from '#domains/hiring/web/attachments/attachment-tray.tsx';
import { blockerOf, type Attachments } from '#domains/hiring/web/attachments/use-attachments.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { conversationsCopy as copy } from './conversations.copy.ts';
import { REPLY_FIELD } from './use-inbox-keys.ts';
import { namesContact } from './names-contact.ts';

interface Props {
  text: string;
  refusal: string | null;
  contactShared: boolean;
  /** The text began with a template: placeholders that are left block it. */
  hasTemplate: boolean;
  attachments: Attachments;
  /** What helps to write, above the text. */
  before: ReactNode;
  /** What else the sender can do here, next to the files. */
  beside: ReactNode;
  onChange: (text: string) => void;
  onSend: (body: string) => void;
}

export function Composer(props: Props) {
  const { text, refusal, contactShared, hasTemplate, attachments, before, beside, onChange, onSend } = props;
  const [isBlank, setBlank] = useState(false);
  const [isTried, setTried] = useState(false);
  const blocker = blockerOf(attachments);
  // A file may be sent without text; its name then replaces the text, in the email too.
  const alone = attachments.stored.length > 0 ? filesCopy.only(attachments.stored.map(({ fileName }) => fileName)) : '';
  const body = text.trim() || alone;
  const over = body.length - MESSAGE_MAX;
  const left = hasTemplate ? unfilled(body) : null;
  const submit = () => {
    setBlank(body === '');
    setTried(blocker !== null);
    if (body !== '' && over <= 0 && !left && !blocker) onSend(body);
  };
  const error =
    over > 0
      ? copy.tooLong(MESSAGE_MAX, over)
      : (left ?? (isBlank ? copy.blank : isTried && blocker ? blocker : refusal));
  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {before}
      <div>
        <TextArea
          name={REPLY_FIELD}
          label={copy.message}
          hint={copy.hint}
          error={error ?? undefined}
          rows={3}
          value={text}
          onChange={({ target }) => {
            setBlank(false);
            onChange(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            submit();
          }}
        />
        <p role="status" className="text-sm text-warn not-empty:mt-2">
          {!contactShared && namesContact(text) ? copy.contactHint : null}
        </p>
      </div>
      <AttachmentTray attachments={attachments} />
      <div className="flex flex-wrap justify-between gap-3">
        <div className="flex flex-wrap gap-3">
          <AttachButton onFiles={attachments.add} />
          {beside}
        </div>
        <Button type="submit" className="ml-auto">
          {copy.send}
        </Button>
      </div>
    </form>
  );
}
