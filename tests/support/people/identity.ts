import { randomUUID } from 'node:crypto';
import { and, arrayContains, desc, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { mails } from '#domains/messaging/db/notifications.ts';
import { service } from '#platform/server/database/db.ts';
import type { TestApp } from '../app.ts';

export const ANA = {
  full_name: 'Ana Ruiz',
  email: 'ana@example.com',
  password: 'prairie1',
  role: 'job_seeker',
} as const;
export const EDDA = {
  full_name: 'Edda Hale',
  email: 'edda@hospital.example',
  password: 'prairie2',
  role: 'employer',
} as const;
/** The same person with a unique address, for tests that share a server. */
export const someone = (person: NewPerson): NewPerson => ({ ...person, email: `${randomUUID()}@example.com` });

interface NewPerson {
  full_name: string;
  email: string;
  password: string;
  role: 'job_seeker' | 'employer';
}

/** The mails of a type to an address, newest first. */
export const mailsTo = (app: TestApp, address: string, type: string) =>
  app.deps.db.as(service, (tx) =>
    tx
      .select()
      .from(mails)
      .where(and(arrayContains(mails.to, [address]), eq(mails.type, type)))
      .orderBy(desc(mails.createdAt)),
  );

/** Waits for the `count`-th mail of a type to an address and returns its link. */
export const linkTo = (app: TestApp, address: string, type: string, count = 1): Promise<URL> =>
  vi.waitFor(
    async () => {
      const found = await mailsTo(app, address, type);
      if (found.length < count) throw new Error(`${found.length} of ${count} mails ${type} to ${address}`);
      const [link] = /https?:\/\/\S+/.exec(found[0]?.text ?? '') ?? [];
      if (!link) throw new Error('the mail has no link');
      return new URL(link);
    },
    { timeout: 10_000, interval: 50 },
  );

/** Signs a person up through the API, confirms the address by the mailed link, and returns their signed-in browser. */
export async function join(app: TestApp, person: NewPerson) {
  const http = app.visitor();
  await http.post('/api/auth/sign-up', person);
  const link = await linkTo(app, person.email, 'email_confirmation');
  const confirmed = await http.post('/api/auth/confirm', {
    token_hash: link.searchParams.get('token_hash'),
    type: 'signup',
  });
  if (confirmed.status !== 200) throw new Error(`could not confirm: ${JSON.stringify(confirmed.body)}`);
  return { http, userId: confirmed.body.user.id as string };
}
