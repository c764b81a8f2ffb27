import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#shared/contracts/contract.ts';
import { createPassportLink, getPassport, revokePassportLink } from '#shared/contracts/passport.ts';
import { call } from '#web/lib/api.ts';

export const myPassport = () => queryOptions({ queryKey: ['passport'], queryFn: () => call(getPassport) });

export function useMakeLink() {
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
