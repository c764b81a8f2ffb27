import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from '#platform/web/api/live.ts';
import { reload } from '#platform/web/api/reload.ts';
import { hiringSteps, personTags } from './marks/marks.queries.ts';
import { PEOPLE_KEY } from './people.queries.ts';

const TOGETHER_MS = 400;

/** Loads people again when one of them changes; a colleague's bulk action makes one reload, not a hundred. */
export function usePeopleLive(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void reload(client, PEOPLE_KEY), TOGETHER_MS);
    return [];
  };
  const marks = () => [...soon(), personTags().queryKey, hiringSteps().queryKey];
  useLive({ applications: soon, matches: soon, interviews: soon, offers: soon, marks });
}
