import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MAX_FILE_BYTES } from '#domains/profiles/contract/documents.ts';
import { UploadError } from '#platform/web/forms/send-form.ts';
import { attachmentsCopy as copy } from './attachments.copy.ts';
import { removeUnsent, unsentAttachments, uploadOne } from './attachments.queries.ts';

export interface Uploading {
  key: string;
  file: File;
  /** Sent share of the bytes, 0 to 1. */
  progress: number;
  /** Why it failed. */
  message: string | null;
  mayRetry: boolean;
}

/** Checks that don't need the server; a picture may still become smaller. */
const refusalOf = (file: File): string | null => {
  if (file.size === 0) return copy.empty;
  return file.size > MAX_FILE_BYTES && !file.type.startsWith('image/') ? copy.tooBig : null;
};

/**
 * The files of the next message. An upload that arrived is kept by the server until the message is sent, so a reload, a
 * lost connection or another tab loses none. `onTheirWay` are those of messages that are being sent.
 */
export function useAttachments(conversationId: string, onTheirWay: ReadonlySet<string>) {
  const client = useQueryClient();
  const query = unsentAttachments(conversationId);
  const stored = (useQuery(query).data?.items ?? []).filter(({ id }) => !onTheirWay.has(id));
  const [uploads, setUploads] = useState<readonly Uploading[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const change = (key: string, next: Partial<Uploading>) =>
    setUploads((list) => list.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const drop = (key: string) => {
    running.current.get(key)?.abort();
    setUploads((list) => list.filter((one) => one.key !== key));
  };
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });
  const removal = useMutation({ mutationFn: removeUnsent, onSettled: refresh });

  const start = async ({ key, file }: Uploading) => {
    const stop = new AbortController();
    running.current.set(key, stop);
    try {
      const onProgress = (progress: number) => change(key, { progress });
      await uploadOne(conversationId, file, { signal: stop.signal, onProgress });
      await refresh();
      drop(key);
    } catch (error) {
      const known = error instanceof UploadError ? error : null;
      const message = known?.isOffline ? copy.failedOffline : known?.message || copy.failed;
      change(key, { message, progress: 0, mayRetry: known?.mayRetry ?? true });
    } finally {
      running.current.delete(key);
    }
  };
  useEffect(() => {
    const unfinished = running.current;
    return () => {
      for (const stop of unfinished.values()) stop.abort();
    };
  }, []);

  return {
    stored,
    uploads,
    refusal: removal.error?.message ?? null,
    add: (files: readonly File[]) => {
      for (const file of files) {
        const message = refusalOf(file);
        const upload = { key: crypto.randomUUID(), file, progress: 0, message, mayRetry: false };
        setUploads((list) => [...list, upload]);
        if (!message) void start(upload);
      }
    },
    retry: (upload: Uploading) => {
      change(upload.key, { message: null });
      void start(upload);
    },
    discard: drop,
    remove: (id: string) => removal.mutate(id),
  };
}
export type Attachments = ReturnType<typeof useAttachments>;

/** Why the message can't be sent yet. */
export function blockerOf({ stored, uploads }: Pick<Attachments, 'stored' | 'uploads'>): string | null {
  if (stored.some(({ scanState }) => scanState === 'infected')) return copy.removeInfected;
  if (uploads.some(({ message }) => message !== null)) return copy.removeFailed;
  return uploads.length > 0 ? copy.waitForUpload : null;
}
