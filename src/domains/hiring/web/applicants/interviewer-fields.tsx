import type { ResponseOf } from '#platform/contract/contract.ts';
import type { BookingRule, listInterviewers } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { ChipGroup, RadioCards } from '#platform/web/ui/forms/choice-groups.tsx';
import { interviewCopy as words } from './applicants.copy.ts';

interface Props {
  interviewers: ResponseOf<typeof listInterviewers>['items'];
  chosen: readonly string[];
  rule: BookingRule;
  error: string | undefined;
  onChange: (change: { interviewerIds?: string[]; rule?: BookingRule }) => void;
}

/** With whom the candidate books: one interviewer, several together, or any one of several. */
export function InterviewerFields({ interviewers, chosen, rule, error, onChange }: Props) {
  return (
    <>
      <ChipGroup
        legend={words.interviewers}
        hint={words.interviewersHint}
        error={error}
        options={interviewers.map(({ userId, name, isMe, mode, durationMinutes }) => ({
          value: userId,
          label: `${isMe ? words.me(name) : name} · ${words.modes[mode]}, ${words.length(durationMinutes)}`,
        }))}
        value={chosen}
        onChange={(interviewerIds) => onChange({ interviewerIds })}
      />
      {chosen.length > 1 ? (
        <RadioCards
          legend={words.rule}
          options={words.rules}
          value={rule}
          onChange={(next) => onChange({ rule: next })}
        />
      ) : null}
    </>
  );
}
