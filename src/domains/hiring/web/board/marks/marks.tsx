import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { marksCopy as copy } from './marks.copy.ts';

/** The own step and the tags of a person, on one line. */
export function Marks({ step, tags }: Pick<PersonOfJob, 'step' | 'tags'>) {
  if (!step && tags.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1 text-xs">
      {step && (
        <span className="rounded-full border border-prairie-300 bg-prairie-50 px-2 font-medium text-prairie-700">
          {step.isRemoved ? copy.removed(step.name) : step.name}
        </span>
      )}
      {tags.map(({ id, name }) => (
        <span key={id} className="rounded-full border border-line bg-paper px-2 text-ink-soft">
          {name}
        </span>
      ))}
    </span>
  );
}
