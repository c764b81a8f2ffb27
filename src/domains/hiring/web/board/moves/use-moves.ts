import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { movePeople, type MoveTo } from '#domains/hiring/contract/board/moves.ts';
import type { ListedStage, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { stageWord } from '#domains/hiring/web/applicants/stage-word.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { boardCopy as copy } from '../board.copy.ts';
import { PEOPLE_KEY, showMoved } from '../people.queries.ts';
import type { Question } from '../use-people-question.ts';

interface Move {
  people: readonly PersonOfJob[];
  to: MoveTo;
}
export interface Refusal {
  id: string;
  name: string;
  message: string;
}

/** Moves people at once on the screen, and keeps why some did not move until it is dismissed. */
export function useMoves(question: Question) {
  const client = useQueryClient();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const refuse = (people: readonly PersonOfJob[], message: string) =>
    setRefusals(people.map(({ id, name }) => ({ id, name, message })));
  const move = useMutation({
    mutationFn: ({ people, to }: Move) =>
      call(movePeople, { body: { people: people.map(({ id, stage }) => ({ id, from: stage })), to } }),
    // Without a connection a move fails at once, instead of happening later when it may no longer be wanted.
    networkMode: 'always',
    onMutate: async ({ people, to }) => {
      setRefusals([]);
      const undo = showMoved(client, question, people, to.stage);
      // A board that is on its way would put the cards back for a moment.
      await client.cancelQueries({ queryKey: PEOPLE_KEY });
      return undo;
    },
    onSuccess: ({ moved, refused }, { people, to }, undo) => {
      undo(refused.map(({ id }) => id));
      const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
      setRefusals(refused.map(({ id, message }) => ({ id, name: nameOf(id), message })));
      sayMoved(
        people.filter(({ id }) => moved.includes(id)),
        to.stage,
      );
    },
    onError: (error, { people }, undo) => {
      undo?.(people.map(({ id }) => id));
      refuse(people, error.message);
    },
    // A dialog does not wait for the board.
    onSettled: () => void client.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
  return { move, refusals, refuse, dismiss: () => setRefusals([]) };
}

function sayMoved(people: readonly PersonOfJob[], to: ListedStage): void {
  const [first] = people;
  if (!first) return;
  const stage = stageWord(to);
  notice(people.length === 1 ? copy.moved(first.name, stage) : copy.movedMany(people.length, stage), { tone: 'ok' });
}
