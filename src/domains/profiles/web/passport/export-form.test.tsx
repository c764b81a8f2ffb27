// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MY_PASSPORT_PDF } from '#domains/profiles/contract/passport/passport-exports.ts';
import { network } from '#tests/components/connection.ts';
import { show } from '#tests/components/show.tsx';
import { ExportForm } from './export-form.tsx';

const FACTS = new Set(['license-1']);

async function savePdf(respond: () => Promise<Response>) {
  const { reports } = network(respond);
  const user = show(<ExportForm chosen={FACTS} />);
  await user.click(screen.getByRole('button', { name: 'Save as PDF' }));
  return reports;
}

test('a refused PDF says why, and is reported', async () => {
  const body = { error: 'RATE_LIMITED', message: 'Please wait a minute.', requestId: 'r' };
  const reports = await savePdf(async () => Response.json(body, { status: 429, statusText: 'Too Many Requests' }));
  expect(await screen.findByText('Please wait a minute.')).toBeDefined();
  expect(reports).toMatchObject([
    { code: 'fetch_error', message: 'HTTP 429: Too Many Requests', context: { url: MY_PASSPORT_PDF, status: 429 } },
  ]);
});

test('a PDF that the connection loses says so, and is reported', async () => {
  const reports = await savePdf(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText(/check your (network|connection) and try again/i)).toBeDefined();
  expect(reports).toMatchObject([{ message: 'Network error: Failed to fetch', context: { url: MY_PASSPORT_PDF } }]);
});
