import { expect } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import type { Answer } from '#tests/support/http-client.ts';

/** The id of what a call created. */
export async function created(call: Promise<Answer>): Promise<string> {
  const { status, body } = await call;
  expect({ status, body }).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  return String(body.id);
}

/** The id of the row that a statement inserts. */
export async function inserted(app: TestApp, statement: string, values: unknown[]): Promise<string> {
  const [row] = await app.asOwner(`${statement} returning id`, values);
  return String(row?.['id']);
}
