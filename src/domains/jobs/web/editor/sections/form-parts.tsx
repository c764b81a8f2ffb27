import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { jobDraft, JobDraft } from '#domains/jobs/contract/jobs.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';

export type JobFormApi = UseFormReturn<z.input<typeof jobDraft>, unknown, JobDraft>;

/** The `id` of a field's control, to which the summary of errors links. */
export const fieldId = (name: keyof JobDraft): string => `job-${name}`;

/** The message of a field's error; a list may have one for each entry. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(messageOf).find(Boolean);
}

/** The fields whose rules depend on the unit of pay and on the schedule. */
export const PAY_FIELDS = ['payMinCents', 'payMaxCents'] satisfies (keyof JobDraft)[];

/** A draft may leave a choice open. */
export const orNull = { setValueAs: (text: unknown) => (text === '' || text === null ? null : text) };
export const asNumber = { setValueAs: (text: unknown) => (text === '' || text === null ? 0 : Number(text)) };

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-4 flex flex-col gap-5">{children}</div>
    </Card>
  );
}

export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2">{children}</div>
);
