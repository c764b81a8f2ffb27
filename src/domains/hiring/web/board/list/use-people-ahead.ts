import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { PeopleScope } from '#domains/hiring/contract/board/people.ts';
import { boardOf } from '../people.queries.ts';
import { questionIn } from '../use-people-question.ts';

/** Asks for the board of an address that opens one beside whatever else the page loads first. */
export function usePeopleAhead(scope: PeopleScope): void {
  const client = useQueryClient();
  const [address] = useSearchParams();
  const ask = useEffectEvent(() => {
    const tab = address.get('tab');
    if (tab === 'board' || (tab === null && !address.has('show')))
      void client.prefetchQuery(boardOf(questionIn(address, scope)));
  });
  const key = 'id' in scope ? scope.id : scope.kind;
  useEffect(() => ask(), [key]);
}
