import type { z } from 'zod';
import { reportUpload } from '#platform/web/monitoring/report-upload.ts';
import { actingHeaders } from '#platform/web/session/auth-storage.ts';
import { setSessionEnd } from '#platform/web/session/session-end.ts';

/** Why an upload failed, for display; null when the connection was lost. */
export class UploadError extends Error {
  readonly isOffline: boolean;
  readonly mayRetry: boolean;

  constructor(message: string, options: { isOffline: boolean; mayRetry: boolean }) {
    super(message);
    this.name = 'UploadError';
    this.isOffline = options.isOffline;
    this.mayRetry = options.mayRetry;
  }
}

export interface UploadOptions {
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends a form with a file. Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function sendForm<T>(
  { path, form, answer: schema }: { path: string; form: FormData; answer: z.ZodType<T> },
  options: UploadOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', path);
    for (const [name, value] of Object.entries(actingHeaders())) xhr.setRequestHeader(name, value);
    xhr.responseType = 'json';
    reportUpload(path, xhr);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.onProgress(event.loaded / event.total);
    });
    xhr.addEventListener('load', () => {
      const answer = schema.safeParse(xhr.response);
      if (xhr.status === 401) setSessionEnd('signed-out');
      if (xhr.status === 201 && answer.success) resolve(answer.data);
      else reject(new UploadError(messageOf(xhr.response), { isOffline: false, mayRetry: xhr.status >= 429 }));
    });
    xhr.addEventListener('error', () => reject(new UploadError('', { isOffline: true, mayRetry: true })));
    xhr.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    options.signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(form);
  });
}

const messageOf = (body: unknown): string =>
  body && typeof body === 'object' && 'message' in body && typeof body.message === 'string' ? body.message : '';
