// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UploadReport } from '#domains/verification/contract/official-files.ts';
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

/** The browser's connection: what was sent over it, and the events that a network gives. happy-dom reports no progress. */
class Connection extends EventTarget {
  static all: Connection[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  sent: File | null = null;
  status = 0;
  response: unknown = null;

  constructor() {
    super();
    Connection.all.push(this);
  }

  open(_method: string, _path: string): void {}

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(file: File): void {
    this.sent = file;
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }

  cut(): void {
    this.dispatchEvent(new Event('error'));
  }

  answer(status: number, response: unknown): void {
    this.status = status;
    this.response = response;
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  Connection.all = [];
  vi.stubGlobal('XMLHttpRequest', Connection);
  return () => vi.unstubAllGlobals();
});

const FILE = new File(['LASTNAME,FIRSTNAME'], 'UPDATED März.csv', { type: 'text/csv' });

/** Chooses the file and returns the connection that it is sent over. */
async function choose(user: ReturnType<typeof show>): Promise<Connection> {
  const before = Connection.all.length;
  await user.upload(screen.getByLabelText('Upload the LEIE file', { selector: 'input' }), FILE);
  await vi.waitFor(() => expect(Connection.all).toHaveLength(before + 1));
  const connection = Connection.all.at(-1);
  if (!connection) throw new Error('nothing was sent');
  return connection;
}

test('an upload shows how much was sent, then that it is loaded, then what changed and which rows were skipped', async () => {
  const user = show(<UploadFile kind="leie" />);
  const connection = await choose(user);
  expect(connection.sent?.name).toBe(FILE.name);
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
});

test('a cut connection says that nothing was changed, and the same file can be sent again', async () => {
  const user = show(<UploadFile kind="leie" />);
  const broken = await choose(user);
  act(() => broken.progress(60, 120));
  act(() => broken.cut());
  expect(await screen.findByText(/The upload broke off\. Nothing was changed\./)).toBeTruthy();
  const again = await choose(user);
  expect(screen.queryByText(/The upload broke off/)).toBeNull();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  act(() => again.answer(201, { ...REPORT, problems: [] }));
  expect(await screen.findByText('UPDATED März.csv is loaded')).toBeTruthy();
});

test('a refused file says why in the words of the server; an answer that is none says that nothing was changed', async () => {
  const user = show(<UploadFile kind="leie" />);
  const message = 'This file is older than the list that is loaded.';
  const refused = await choose(user);
  act(() => refused.answer(422, { error: 'INVALID_INPUT', message }));
  expect(await screen.findByText(message)).toBeTruthy();
  const gateway = await choose(user);
  act(() => gateway.answer(502, null));
  expect(await screen.findByText(/The file could not be loaded\. Nothing was changed\./)).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
});
