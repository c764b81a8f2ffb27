import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

const sentShape = z.object({ fullName: z.string(), email: z.string(), devMailbox: z.boolean() });
const stateShape = z.object({ sent: sentShape });

/** A sign-up that waits for its email to be confirmed. */
export type SentSignUp = z.infer<typeof sentShape>;

/** Kept in the history entry, so that a reload shows the panel again and a new visit starts with an empty form. */
export function useSentSignUp(): [sent: SentSignUp | null, set: (sent: SentSignUp | null) => void] {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [sent, setSent] = useState<SentSignUp | null>(null);
  // After the first render, which has to match the prerendered form.
  useEffect(() => {
    const kept = stateShape.safeParse(state);
    if (kept.success) setSent(kept.data.sent);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what a reload finds
  }, []);
  const set = (next: SentSignUp | null) => {
    setSent(next);
    const { sent: _before, ...rest } = (state ?? {}) as { sent?: unknown };
    void navigate({ search }, { replace: true, state: next ? { ...rest, sent: next } : rest });
  };
  return [sent, set];
}
