/**
 * State machines as data: for each state, the states that may follow and who may cause the change. Each domain's contract
 * holds its own. The server and a trigger refuse every other step, screens offer only the listed ones, and
 * `tests/walks/state-machines.test.ts` walks every pair.
 */

export type Actor = 'candidate' | 'employer' | 'admin' | 'system';

export interface Machine<S extends string> {
  readonly name: string;
  readonly initial: S;
  readonly transitions: { readonly [From in S]: { readonly [To in S]?: readonly Actor[] } };
}

export type StateOf<M extends { transitions: object }> = Extract<keyof M['transitions'], string>;

export const statesOf = <M extends { transitions: object }>(machine: M) =>
  Object.keys(machine.transitions) as [StateOf<M>, ...StateOf<M>[]];

/**
 * Whether `actor` may move the machine from `from` to `to`. Staying in a state is a step too, allowed only where the table
 * lists it, as for an interview that gets new times again.
 */
export function mayMove<S extends string>(machine: Machine<S>, from: S, to: S, actor: Actor): boolean {
  const allowed: readonly Actor[] | undefined = machine.transitions[from][to];
  return allowed?.includes(actor) ?? false;
}

/** The states that `actor` may choose next, in the order of the table. */
export function nextStates<S extends string>(machine: Machine<S>, from: S, actor: Actor): S[] {
  return (Object.keys(machine.transitions[from]) as S[]).filter((to) => mayMove(machine, from, to, actor));
}
