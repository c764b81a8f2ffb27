import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { useParam } from '../use-param.ts';

type Kind = 'person' | 'job';

/** The parameter of the address that holds who, or what, was invented. */
export const inventedParam = (kind: Kind) => `invented-${kind}`;

/** Whom a link invents; nobody when it says nothing, or what no form could have said. */
export function inventedIn<T>(search: URLSearchParams, kind: Kind, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(search.get(inventedParam(kind)) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Who, or what, is invented on the spot; the address says so while it is asked about. */
export function useInvented<T>(kind: Kind, schema: z.ZodType<T>) {
  const [search] = useSearchParams();
  const setParam = useParam(inventedParam(kind));
  const [words, setWords] = useState(() => inventedIn(search, kind, schema));
  const [isInventing, setInventing] = useState(words !== null);
  const tell = (told: T | null) => setParam(told && JSON.stringify(told));
  return {
    words,
    isInventing,
    use: (used: T) => {
      setWords(used);
      tell(used);
    },
    turn: (on: boolean) => {
      setInventing(on);
      tell(on ? words : null);
    },
  };
}
