import { matchedRoutes } from 'hono/route';
import type { Contract } from '#platform/contract/contract.ts';
import { routeOf } from './answers.ts';
import type { AppContext } from './http.ts';

/** The contract of the call that a request makes, or undefined: for what is decided before its route runs. */
export type ContractOf = (c: AppContext) => Contract | undefined;

export function contractsByRoute(contracts: readonly Contract[]): ContractOf {
  const byRoute = new Map(contracts.map((one) => [routeOf(one), one]));
  return (c) => {
    const route = matchedRoutes(c).find(({ path }) => !path.includes('*'));
    return route && byRoute.get(`${c.req.method} ${route.path}`);
  };
}
