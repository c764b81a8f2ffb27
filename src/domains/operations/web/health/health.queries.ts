import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSystemHealth, probeProcedure, retryJobs } from '#domains/operations/contract/health.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { rpcHealthStatus } from '#domains/accounts/contract/functions.ts';
import { call } from '#platform/web/api/api.ts';

const EVERY_MS = 10_000;

export type Procedures = ResponseOf<typeof rpcHealthStatus>;
export type System = ResponseOf<typeof getSystemHealth>;
export interface Health {
  procedures: Procedures;
  system: System;
}

/** Procedure status (`get_rpc_health_status`), and the state of queues, database, mail and storage. */
export const health = () =>
  queryOptions({
    queryKey: ['admin', 'health'],
    queryFn: async (): Promise<Health> => {
      const [procedures, system] = await Promise.all([call(rpcHealthStatus), call(getSystemHealth)]);
      return { procedures, system };
    },
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });

/** Shows the probe's result in its row until the next full check. */
export function useProbe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(probeProcedure, { body: { name } }),
    onSuccess: (found) =>
      client.setQueryData(health().queryKey, (before) => {
        if (!before) return before;
        const functions = before.procedures.functions.map((entry) => (entry.name === found.name ? found : entry));
        return { ...before, procedures: { ok: functions.every(({ ok }) => ok), functions } };
      }),
  });
}

export function useRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (queue: string) => call(retryJobs, { body: { queue } }),
    onSuccess: () => client.invalidateQueries(health()),
  });
}
