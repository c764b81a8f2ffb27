import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { useParam } from '../use-param.ts';

type Kind = 'person' | 'job';

/** Address parameter of the invented person or job. */
export const inventedParam = (kind: Kind) => `invented-${kind}`;

/** The invented person or job in the address; null if missing or invalid. */
export function inventedIn<T>(search: URLSearchParams, kind: Kind, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(search.get(inventedParam(kind)) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** The invented person or job, kept in the address. */
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
