import { queryOptions } from '@tanstack/react-query';
import {
  changeDocument,
  deleteDocument,
  listMyDocuments,
  type AnyDocumentKind,
} from '#domains/profiles/contract/documents.ts';
import { call } from '#platform/web/api/api.ts';

const CHECK_AGAIN_MS = 3000;

export const myDocuments = () =>
  queryOptions({
    queryKey: ['my-documents'],
    queryFn: () => call(listMyDocuments),
    // Polls while a scan is running.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ scanState }) => scanState === 'pending') ? CHECK_AGAIN_MS : false,
  });

export const renameKind = ({ id, kind }: { id: string; kind: AnyDocumentKind }) =>
  call(changeDocument, { params: { id }, body: { kind } });

export const removeDocument = (id: string) => call(deleteDocument, { params: { id } });
