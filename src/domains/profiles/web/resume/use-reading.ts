import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MAX_FILE_BYTES } from '#domains/profiles/contract/documents.ts';
import type { ImportPurpose } from '#domains/profiles/contract/resume/import-words.ts';
import { shrinkPicture } from '#platform/web/forms/shrink-picture.ts';
import { UploadError } from '#platform/web/forms/send-form.ts';
import { resumeCopy as copy } from './resume.copy.ts';
import { keepImport, uploadForReading } from './resume.queries.ts';

/** Sends one file at a time; `progress` is the sent share while it is on its way. */
export function useReading(purpose: ImportPurpose) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (given: File, isKept: boolean) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setFailure(null);
    setProgress(0);
    try {
      const file = await shrinkPicture(given);
      const refusal = file.size === 0 ? copy.empty : file.size > MAX_FILE_BYTES ? copy.tooBig : null;
      if (refusal) setFailure(refusal);
      else
        keepImport(
          client,
          await uploadForReading({ file, purpose, isKept }, { onProgress: setProgress, signal: stop.signal }),
        );
    } catch (error) {
      if (!stop.signal.aborted) setFailure(messageOf(error));
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, failure, send, stop: () => running.current?.abort() };
}

const messageOf = (error: unknown): string => {
  if (!(error instanceof UploadError)) return copy.failed;
  return error.isOffline ? copy.offline : error.message || copy.failed;
};
