import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { setStep } from '#domains/hiring/contract/board/steps.ts';
import { tagPeople } from '#domains/hiring/contract/board/tags.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { marksCopy as copy } from './marks.copy.ts';
import { hiringSteps, personTags } from './marks.queries.ts';
import { PEOPLE_KEY } from '../people.queries.ts';

const CONTROL = 'min-h-11 max-w-36 rounded-control border border-line-strong bg-surface px-2.5 text-sm text-ink';
const NONE = 'none';

/** Puts tags and own steps on the people who are selected; a step is offered while all of them are in its stage. */
export function MarkPeople({ people }: { people: readonly PersonOfJob[] }) {
  const client = useQueryClient();
  const tags = useQuery(personTags()).data?.items ?? [];
  const steps = useQuery(hiringSteps()).data?.items ?? [];
  const applicationIds = people.map(({ id }) => id);
  const mark = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSuccess: () => notice(copy.saved, { tone: 'ok' }),
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
  const given = tags.filter(({ id }) => people.some((person) => person.tags.some((tag) => tag.id === id)));
  const common = steps.filter(({ stage, position }) =>
    people.every((person) => person.stage === stage && (person.position ?? position) === position),
  );
  const tag = (tagId: string, isOn: boolean) =>
    tagId && mark.mutate(() => call(tagPeople, { body: { applicationIds, tagId, isOn } }));
  return (
    <>
      <Choice label={copy.tagThem} options={tags} onChoose={(id) => tag(id, true)} />
      <Choice label={copy.untagThem} options={given} onChoose={(id) => tag(id, false)} />
      <Choice
        label={copy.stepThem}
        options={common.length > 0 ? [...common, { id: NONE, name: copy.noStep }] : []}
        onChoose={(id) =>
          mark.mutate(() => call(setStep, { body: { applicationIds, stepId: id === NONE ? null : id } }))
        }
      />
    </>
  );
}

function Choice({
  label,
  options,
  onChoose,
}: {
  label: string;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
}) {
  if (options.length === 0) return null;
  return (
    <select aria-label={label} className={CONTROL} value="" onChange={({ target }) => onChoose(target.value)}>
      <option value="">{label}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
