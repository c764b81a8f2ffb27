import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { MAX_FILE_BYTES } from '#domains/profiles/contract/documents.ts';
import { documentsCopy as copy } from './documents.copy.ts';
import { myDocuments } from './documents.queries.ts';
import { shrinkPicture } from '#platform/web/forms/shrink-picture.ts';
import { UploadError } from '#platform/web/forms/send-form.ts';
import { uploadFile } from './upload-file.ts';
import type { UploadTarget } from './upload-zone.tsx';

const AT_ONCE = 2;

export interface Upload {
  id: string;
  file: File;
  target: UploadTarget;
  phase: 'waiting' | 'shrinking' | 'uploading' | 'checking' | 'failed';
  /** Sent share of the bytes, 0 to 1. */
  progress: number;
  message: string | null;
  mayRetry: boolean;
}

type Event =
  | { type: 'added'; uploads: Upload[] }
  | { type: 'changed'; id: string; change: Partial<Upload> }
  | { type: 'gone'; id: string };

export function uploadsReducer(uploads: readonly Upload[], event: Event): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return [...uploads, ...event.uploads];
    case 'changed':
      return uploads.map((upload) => (upload.id === event.id ? { ...upload, ...event.change } : upload));
    case 'gone':
      return uploads.filter(({ id }) => id !== event.id);
  }
}

/** Checks that don't need the server. */
const refusalOf = (file: File): string | null =>
  file.size === 0 ? copy.empty : file.size > MAX_FILE_BYTES && !file.type.startsWith('image/') ? copy.tooBig : null;

const begin = (file: File, target: UploadTarget): Upload => {
  const message = refusalOf(file);
  return {
    id: crypto.randomUUID(),
    file,
    target,
    phase: message ? 'failed' : 'waiting',
    progress: 0,
    message,
    mayRetry: false,
  };
};

/** The upload queue, two at a time; each upload fails, retries and is discarded on its own. */
export function useUploads(onStored: () => void) {
  const [uploads, dispatch] = useReducer(uploadsReducer, []);
  const client = useQueryClient();
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const free = AT_ONCE - running.current.size;
    for (const upload of uploads.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, free))) {
      const stop = new AbortController();
      running.current.set(upload.id, stop);
      void transfer(upload, stop.signal, (change) => dispatch({ type: 'changed', id: upload.id, change }))
        .then(async (isStored) => {
          if (!isStored) return;
          await client.invalidateQueries({ queryKey: myDocuments().queryKey });
          onStored();
          dispatch({ type: 'gone', id: upload.id });
        })
        .finally(() => running.current.delete(upload.id));
    }
  }, [uploads, client, onStored]);

  useEffect(() => {
    const unfinished = running.current;
    return () => {
      for (const stop of unfinished.values()) stop.abort();
    };
  }, []);

  return {
    uploads,
    add: (files: readonly File[], target: UploadTarget) =>
      dispatch({ type: 'added', uploads: files.map((file) => begin(file, target)) }),
    retry: (id: string) => dispatch({ type: 'changed', id, change: { phase: 'waiting', progress: 0, message: null } }),
    discard: (id: string) => {
      running.current.get(id)?.abort();
      dispatch({ type: 'gone', id });
    },
  };
}

/** Uploads one file; returns false when it was not stored and sets the error on the upload. */
async function transfer(
  upload: Upload,
  signal: AbortSignal,
  tell: (change: Partial<Upload>) => void,
): Promise<boolean> {
  try {
    tell({ phase: 'shrinking' });
    const file = await shrinkPicture(upload.file);
    tell({ phase: 'uploading' });
    await uploadFile(
      { file, ...upload.target },
      { signal, onProgress: (progress) => tell({ progress, phase: progress >= 1 ? 'checking' : 'uploading' }) },
    );
    return true;
  } catch (error) {
    const isOffline = error instanceof UploadError && error.isOffline;
    const told = error instanceof UploadError ? error.message : '';
    tell({
      phase: 'failed',
      progress: 0,
      message: isOffline ? copy.failedOffline : told || copy.failed,
      mayRetry: !(error instanceof UploadError) || error.mayRetry,
    });
    return false;
  }
}
