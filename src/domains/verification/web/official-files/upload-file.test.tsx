// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { UploadReport } from '#domains/verification/contract/official-files.ts';
import { network, type Connection } from '#tests/components/connection.ts';
import { show } from '#tests/components/show.tsx';
import { UploadFile } from './upload-file.tsx';

const REPORT: UploadReport = {
  entries: 81_204,
  added: 310,
  updated: 12,
  removed: 4,
  bad: 1,
  doubtful: 0,
  problems: [{ line: 77, problem: 'has no name' }],
  newestOn: '2026-11-12',
};

const FILE = new File(['LASTNAME,FIRSTNAME'], 'UPDATED März.csv', { type: 'text/csv' });

/** The screen; `choose` chooses the file and returns the connection that it is sent over. */
function open() {
  const { connections, reports } = network();
  const user = show(<UploadFile kind="leie" />);
  const choose = async () => {
    const before = connections.length;
    await user.upload(screen.getByLabelText('Upload the LEIE file', { selector: 'input' }), FILE);
    await vi.waitFor(() => expect(connections).toHaveLength(before + 1));
    return connections[before] as Connection;
  };
  return { choose, reports };
}

test('an upload shows how much was sent, then that it is loaded, then what changed and which rows were skipped', async () => {
  const { choose, reports } = open();
  const connection = await choose();
  expect((connection.sent as File).name).toBe(FILE.name);
  expect(decodeURIComponent(connection.headers['x-file-name'] ?? '')).toBe(FILE.name);
  expect(screen.queryByRole('button', { name: 'Upload the LEIE file' })).toBeNull();
  act(() => connection.progress(30, 120));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  act(() => connection.progress(120, 120));
  expect(screen.getByRole('status').textContent).toContain('Checking and loading it.');
  act(() => connection.answer(201, REPORT));
  expect(await screen.findByText('UPDATED März.csv is loaded')).toBeTruthy();
  expect(screen.getByText(/81,204 lines: 310 added, 12 updated, 4 no longer listed\./)).toBeTruthy();
  expect(screen.getByText('Line 77 has no name')).toBeTruthy();
  expect(reports).toEqual([]);
});

test('a cut connection says that nothing was changed, and the same file can be sent again', async () => {
  const { choose, reports } = open();
  const broken = await choose();
  act(() => broken.progress(60, 120));
  act(() => broken.cut());
  expect(await screen.findByText(/The upload was interrupted\. Nothing was changed\./)).toBeTruthy();
  const again = await choose();
  expect(screen.queryByText(/The upload was interrupted/)).toBeNull();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  act(() => again.answer(201, { ...REPORT, problems: [] }));
  expect(await screen.findByText('UPDATED März.csv is loaded')).toBeTruthy();
  expect(reports.map(({ message }) => message)).toEqual(['Network error: The upload was interrupted.']);
});

test('a refused file says why in the words of the server; an answer that is none says that nothing was changed', async () => {
  const { choose, reports } = open();
  const message = 'This file is older than the list that is loaded.';
  const refused = await choose();
  act(() => refused.answer(422, { error: 'INVALID_INPUT', message }));
  expect(await screen.findByText(message)).toBeTruthy();
  const gateway = await choose();
  act(() => gateway.answer(502, null));
  expect(await screen.findByText(/The file could not be loaded\. Nothing was changed\./)).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
  expect(reports.map(({ context }) => context.status)).toEqual([422, 502]);
});
