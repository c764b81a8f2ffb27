import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  endCalendarSubscription,
  getCalendarSubscription,
  renewCalendarSubscription,
} from '#domains/hiring/contract/interviews/calendar.ts';
import { call } from '#platform/web/api/api.ts';

export const mySubscription = () =>
  queryOptions({ queryKey: ['calendar-subscription'], queryFn: () => call(getCalendarSubscription) });

export function useRenewSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(renewCalendarSubscription),
    onSuccess: ({ subscription }) => client.setQueryData(mySubscription().queryKey, { subscription }),
  });
}

export function useEndSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endCalendarSubscription),
    onSuccess: (standing) => client.setQueryData(mySubscription().queryKey, standing),
  });
}
