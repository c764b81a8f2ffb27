import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#platform/contract/contract.ts';
import {
  exportFhir,
  exportResume,
  MY_PASSPORT_PDF,
  type ChosenParts,
} from '#domains/profiles/contract/passport/passport-exports.ts';
import { createPassportLink, getPassport, revokePassportLink } from '#domains/profiles/contract/passport/passport.ts';
import { passportCopy as copy } from './passport.copy.ts';
import { call, send } from '#platform/web/api/api.ts';
import { saveFile } from '#platform/web/page/save-file.ts';

export const myPassport = () => queryOptions({ queryKey: ['passport'], queryFn: () => call(getPassport) });

export function useCreateLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof createPassportLink>['body']) => call(createPassportLink, { body }),
    onSuccess: ({ passport }) => client.setQueryData(myPassport().queryKey, passport),
  });
}

export function useEndLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokePassportLink, { params: { id } }),
    onSuccess: (passport) => client.setQueryData(myPassport().queryKey, passport),
  });
}

const FORMATS = {
  resume: { contract: exportResume, name: 'passport.resume.json', type: 'application/json' },
  fhir: { contract: exportFhir, name: 'passport.fhir.json', type: 'application/fhir+json' },
} as const;
export type Format = keyof typeof FORMATS;

/** The chosen facts as a document to print. */
export const useSavePdf = () =>
  useMutation({
    mutationFn: async (chosen: ReadonlySet<string>) => {
      const address = `${MY_PASSPORT_PDF}?${new URLSearchParams({ facts: [...chosen].join(',') })}`;
      const response = await send(address, { method: 'GET' });
      const file = await response.blob().catch(() => {
        throw new Error(copy.saveFailed);
      });
      saveFile('passport.pdf', 'application/pdf', file);
    },
  });

/** Downloads by fetch, so that a refusal can be shown instead of being saved as the file. */
export const useExport = () =>
  useMutation({
    mutationFn: async ({ format, parts }: { format: Format; parts: ChosenParts }) => {
      const { contract, name, type } = FORMATS[format];
      saveFile(name, type, JSON.stringify(await call(contract, { query: parts }), null, 2));
    },
  });
