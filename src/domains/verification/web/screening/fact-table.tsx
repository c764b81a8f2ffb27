import type { ScreeningHit } from '#domains/verification/contract/screening.ts';
import { screeningCopy as copy } from './screening.copy.ts';
import { day } from '#platform/web/page/format.ts';
import { Badge, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import { Table } from '#platform/web/ui/display/table.tsx';

interface Fact {
  id: keyof typeof copy.rows;
  person: string | null;
  entry: string | null;
  result?: { text: string; tone: Tone };
}

const TONES = { same: 'danger', near: 'warn', differs: 'ok', missing: 'neutral' } as const;
const dated = (isoDay: string | null) => isoDay && day(isoDay);

function factsOf({ person, entry, comparison: c }: ScreeningHit): Fact[] {
  const agrees = (result: 'same' | 'differs' | 'missing') => ({ text: copy.agreement[result], tone: TONES[result] });
  const exclusion = [
    entry.exclusionType,
    entry.excludedOn && copy.since(day(entry.excludedOn)),
    entry.endsOn && copy.until(day(entry.endsOn)),
  ];
  return [
    {
      id: 'name',
      person: person.name,
      entry: entry.name,
      result: {
        text: copy.family[c.family],
        tone: c.family === 'differs' ? 'ok' : c.family === 'similar' ? 'warn' : 'danger',
      },
    },
    { id: 'formerNames', person: person.formerNames.join(', '), entry: null },
    {
      id: 'dateOfBirth',
      person: dated(person.dateOfBirth),
      entry: dated(entry.dateOfBirth),
      result: { text: copy.birthDates[c.birthDate], tone: TONES[c.birthDate] },
    },
    {
      id: 'state',
      person: person.states.join(', '),
      entry: [entry.city, entry.state].filter(Boolean).join(', '),
      result: agrees(c.state),
    },
    { id: 'npi', person: person.npi, entry: entry.npi, result: agrees(c.npi) },
    { id: 'work', person: person.position, entry: entry.occupation },
    { id: 'exclusion', person: null, entry: exclusion.filter(Boolean).join(', ') },
  ];
}

/** The person and the list entry, fact by fact. Agreement is the warning sign. */
export function FactTable({ hit }: { hit: ScreeningHit }) {
  return (
    <Table
      caption={copy.facts(hit.person.name)}
      rows={factsOf(hit)}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'fact',
          header: copy.columns.fact,
          cell: ({ id }) => <span className="font-medium">{copy.rows[id]}</span>,
        },
        { id: 'person', header: copy.columns.person, cell: ({ person }) => person || copy.none },
        { id: 'entry', header: copy.columns.entry, cell: ({ entry }) => entry || copy.none },
        {
          id: 'result',
          header: copy.columns.result,
          cell: ({ result }) => result && <Badge tone={result.tone}>{result.text}</Badge>,
        },
      ]}
    />
  );
}
