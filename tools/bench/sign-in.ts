import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#platform/server/env.ts';
import { CommandError } from '../lib/command.ts';
import { onDemoMarket } from './match/demo-market.ts';
import { emailOf, type Account } from './visitor.ts';

interface Latency {
  p50Ms: number;
  p99Ms: number;
}

export interface SignInFigures {
  /** Sign-ins that begin at even steps, whether or not earlier ones have ended. */
  signIn: Latency & { perSecond: number; count: number };
  /** One after another: what a check costs by itself. */
  sessionCheck: Latency & { count: number };
}

const PER_SECOND = 20;
const WARM_UP = 20;
/** Stays below what one address may try in a quarter of an hour: the limits are on, as in production. */
const SIGN_INS = 240;
const CHECKS = 1000;
const PEOPLE: readonly [Account, ...Account[]] = ['candidate', 'employer', 'pending-candidate', 'pending-employer'];

/** What people wait for at the door: at 20 sign-ins a second, and each time a page asks who is signed in. */
export const benchSignIn = (): Promise<SignInFigures> =>
  onDemoMarket({}, async ({ product }) => {
    let cookie = '';
    const enter = async (turn: number): Promise<number> => {
      const email = emailOf(PEOPLE[turn % PEOPLE.length] ?? PEOPLE[0]);
      const started = performance.now();
      const response = await fetch(`${product}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      await response.arrayBuffer();
      const took = performance.now() - started;
      if (!response.ok) throw new CommandError(`${email} could not sign in: ${response.status}`);
      cookie = response.headers.getSetCookie().join('; ');
      return took;
    };
    for (let turn = 0; turn < WARM_UP; turn += 1) await enter(turn);
    const running: Promise<number>[] = [];
    for (let turn = 0; turn < SIGN_INS; turn += 1) {
      running.push(enter(turn));
      await wait(1000 / PER_SECOND);
    }
    const signIns = await Promise.all(running);

    const checks: number[] = [];
    for (let turn = 0; turn < CHECKS; turn += 1) {
      const started = performance.now();
      const response = await fetch(`${product}/api/session`, { headers: { cookie } });
      await response.arrayBuffer();
      checks.push(performance.now() - started);
    }
    return {
      signIn: { perSecond: PER_SECOND, count: SIGN_INS, ...latencyOf(signIns) },
      sessionCheck: { count: CHECKS, ...latencyOf(checks.slice(WARM_UP)) },
    };
  });

function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2));
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

export const signInTable = ({ signIn, sessionCheck }: SignInFigures): string =>
  [
    `sign-in         at ${signIn.perSecond} a second: p50 ${signIn.p50Ms} ms, p99 ${signIn.p99Ms} ms (${signIn.count} of them)`,
    `session check   p50 ${sessionCheck.p50Ms} ms, p99 ${sessionCheck.p99Ms} ms (${sessionCheck.count} of them)`,
  ].join('\n');
