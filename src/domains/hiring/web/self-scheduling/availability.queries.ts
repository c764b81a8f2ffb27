import { queryOptions } from '@tanstack/react-query';
import {
  getAvailability,
  saveAvailability,
  type Availability,
} from '#domains/hiring/contract/self-scheduling/availability.ts';
import { call } from '#platform/web/api/api.ts';

export const myAvailability = () =>
  queryOptions({ queryKey: ['availability'], queryFn: () => call(getAvailability), staleTime: 0 });

export const keepAvailability = (body: Availability) => call(saveAvailability, { body });
