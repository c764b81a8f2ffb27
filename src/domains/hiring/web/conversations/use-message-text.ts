import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '#platform/web/forms/draft.ts';

const joined = (...texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join('\n\n');

/** The text that is being written, kept over a reload. What was refused returns to its beginning, in order. */
export function useMessageText(conversationId: string) {
  const name = `message_${conversationId}`;
  const [{ refused, typed }, setText] = useState(() => {
    const kept = readDraft(name);
    return { refused: '', typed: typeof kept === 'string' ? kept : '' };
  });
  const text = refused === '' ? typed : joined(refused, typed);
  useEffect(() => {
    if (text !== (readDraft(name) ?? '')) keepDraft(name, text);
  }, [name, text]);
  return {
    text,
    change: (next: string) => setText({ refused: '', typed: next }),
    putBack: (body: string) => setText((before) => ({ ...before, refused: joined(before.refused, body) })),
  };
}
