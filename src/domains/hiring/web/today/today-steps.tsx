import { shortlistApplicant } from '#domains/hiring/contract/applicants.ts';
import { conversationHref } from '#domains/hiring/contract/conversations/conversations.ts';
import { acceptInterview } from '#domains/hiring/contract/interviews/interviews.ts';
import type { TodayItem } from '#domains/hiring/contract/today.ts';
import { inviteCopy } from '#domains/hiring/web/invitations/invitations.copy.ts';
import { interviewTime } from '#domains/hiring/web/interviews/interview-time.ts';
import { call } from '#platform/web/api/api.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { todayCopy as copy } from './today.copy.ts';
import { hrefOf } from './today-href.ts';
import { useTodayStep } from './use-today-step.ts';

type Person = NonNullable<TodayItem['person']>;
interface Props {
  item: TodayItem;
  person: Person;
}

/** The steps that settle an item about a person, in place where one tap is enough. */
export function TodaySteps({ item, onOpen }: { item: TodayItem; onOpen: (item: TodayItem) => void }) {
  const { kind, person } = item;
  if (!person) return null;
  if (kind === 'response') return <Answer person={person} />;
  if (kind === 'times') return <Times item={item} person={person} />;
  const open = () => onOpen(item);
  if (kind === 'outcome') return <OpensForm label={copy.outcomeFor(person.name)} words={copy.outcome} onOpen={open} />;
  if (kind === 'match') {
    return <OpensForm label={copy.inviteWho(person.name)} words={inviteCopy.invite} onOpen={open} />;
  }
  if (kind === 'scorecard') {
    return (
      <LinkButton size="sm" variant="secondary" to={hrefOf(item)} aria-label={copy.scorecardFor(person.name)}>
        {copy.scorecard}
      </LinkButton>
    );
  }
  if (kind === 'start_item' || kind === 'start_expires') {
    return (
      <LinkButton size="sm" variant="secondary" to={hrefOf(item)} aria-label={copy.seeStartOf(person.name)}>
        {copy.seeStart}
      </LinkButton>
    );
  }
  return (
    <LinkButton size="sm" variant="secondary" to={hrefOf(item)} aria-label={copy.seeOfferTo(person.name)}>
      {copy.seeOffer}
    </LinkButton>
  );
}

function Answer({ person: { applicationId, name, stage } }: { person: Person }) {
  const shortlist = useTodayStep(
    () => call(shortlistApplicant, { params: { id: applicationId } }),
    () => copy.shortlisted(name),
  );
  return (
    <>
      {stage === 'applied' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={copy.shortlistFor(name)}
          busy={shortlist.isPending && copy.sending}
          onClick={() => shortlist.mutate()}
        >
          {copy.shortlist}
        </Button>
      )}
      <LinkButton size="sm" variant="quiet" to={conversationHref(applicationId)} aria-label={copy.replyTo(name)}>
        {copy.reply}
      </LinkButton>
    </>
  );
}

function Times({ item, person: { name } }: Props) {
  const { id, times, timeZone } = item;
  const at = (slotId: string) => {
    const slot = times.find((one) => one.id === slotId);
    return slot ? interviewTime(slot.startsAt, timeZone) : '';
  };
  const accept = useTodayStep(
    (slotId: string) => call(acceptInterview, { params: { id }, body: { slotId } }),
    (slotId) => copy.confirmed(at(slotId), name),
  );
  const open = times.filter(({ startsAt }) => Date.parse(startsAt) > Date.now());
  return (
    <>
      {open.map((slot) => (
        <Button
          key={slot.id}
          size="sm"
          variant="secondary"
          aria-label={copy.accept(at(slot.id), name)}
          busy={accept.isPending && accept.variables === slot.id && copy.sending}
          onClick={() => accept.mutate(slot.id)}
        >
          {at(slot.id)}
        </Button>
      ))}
      {open.length === 0 && <span className="text-sm text-ink-soft">{copy.passed}</span>}
      <LinkButton size="sm" variant="quiet" to={hrefOf(item)} aria-label={copy.otherTimesFor(name)}>
        {copy.otherTimes}
      </LinkButton>
    </>
  );
}

/** Steps that need a form, which the list opens: it stays when the item goes. */
function OpensForm({ label, words, onOpen }: { label: string; words: string; onOpen: () => void }) {
  return (
    <Button size="sm" variant="secondary" aria-label={label} onClick={onOpen}>
      {words}
    </Button>
  );
}
