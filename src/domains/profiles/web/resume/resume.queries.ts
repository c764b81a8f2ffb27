import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ImportPurpose } from '#domains/profiles/contract/resume/import-words.ts';
import {
  decideSuggestions,
  discardResumeImport,
  listResumeImports,
  resumeImportView,
  startResumeImport,
  type AcceptedFactInput,
  type ResumeImportView,
} from '#domains/profiles/contract/resume/resume-imports.ts';
import { sendForm, type UploadOptions } from '#platform/web/forms/send-form.ts';
import { myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { call } from '#platform/web/api/api.ts';

const EVERY_MS = 1200;

/** Asks again while a file is being read. */
export const myImports = () =>
  queryOptions({
    queryKey: ['resume-imports'],
    queryFn: () => call(listResumeImports),
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'reading') ? EVERY_MS : false),
  });

export function keepImport(client: QueryClient, changed: ResumeImportView): void {
  client.setQueryData(myImports().queryKey, (before) => ({
    items: [...(before?.items ?? []).filter(({ purpose }) => purpose !== changed.purpose), changed],
  }));
  void client.invalidateQueries({ queryKey: myProfile().queryKey });
}

export function uploadForReading(
  { file, purpose, isKept }: { file: File; purpose: ImportPurpose; isKept: boolean },
  options: UploadOptions,
): Promise<ResumeImportView> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('keep', String(isKept));
  form.set('file', file);
  return sendForm({ path: startResumeImport.path, form, answer: resumeImportView }, options);
}

export interface Decision {
  add: { id: string; fact: AcceptedFactInput }[];
  skip: string[];
}

export const decide = (id: string, body: Decision) => call(decideSuggestions, { params: { id }, body });
export const discard = (id: string) => call(discardResumeImport, { params: { id } });
