import type { ApplicantCard } from '#domains/hiring/contract/applicants.ts';
import { applicantCopy as copy } from './applicants.copy.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { CredentialBadge, factsOf } from './applicant-card.tsx';
import { partsOf, scoreDifferences } from './score-differences.ts';
import { stageWord } from './stage-word.ts';

interface Row {
  label: string;
  of: (person: ApplicantCard) => React.ReactNode;
}

function rowsFor(people: readonly ApplicantCard[]): Row[] {
  const part = (person: ApplicantCard, feature: string) => person.score?.parts.find((one) => one.feature === feature);
  return [
    {
      label: copy.fit,
      of: ({ score }) => <strong className="tabular text-lg">{score?.compatibility ?? '–'}</strong>,
    },
    { label: copy.interestLabel, of: ({ score }) => (score ? copy.interest[score.interest] : '–') },
    { label: 'Stage', of: ({ stage }) => stageWord(stage) },
    { label: 'Standing', of: ({ standing }) => standing },
    { label: 'In short', of: factsOf },
    ...partsOf(people).map(({ feature, label }): Row => ({
      label,
      of: (person) => {
        const own = part(person, feature);
        return own ? (
          <>
            <span className="tabular font-medium">
              {own.points} / {own.maxPoints}
            </span>
            <span className="block text-xs text-ink-soft">{own.text}</span>
          </>
        ) : (
          '–'
        );
      },
    })),
    {
      label: copy.credentials,
      of: ({ credentials }) => (
        <span className="flex flex-wrap gap-1">
          {credentials.map((credential) => (
            <CredentialBadge key={`${credential.label}${credential.state}`} credential={credential} />
          ))}
        </span>
      ),
    },
  ];
}

/** Keeps columns readable. A phone has no columns: the people stand below each criterion instead. */
const widthOf = (people: number) => (people > 2 ? 'md:min-w-[40rem]' : 'md:min-w-[28rem]');

interface Props {
  /** Null while they are being loaded. */
  people: readonly ApplicantCard[] | null;
  onClose: () => void;
}

/** Up to three candidates in columns: who is ahead by which parts, and a row for each part of the score. */
export const CompareDialog = ({ people, onClose }: Props) => (
  <Dialog title={copy.compareTitle} isOpen onClose={onClose} size="lg">
    {people ? <Comparison people={people} /> : <Skeleton className="h-96" />}
  </Dialog>
);

function Comparison({ people }: { people: readonly ApplicantCard[] }) {
  return (
    <>
      <ul className="mb-3 flex flex-col gap-1">
        {scoreDifferences(people).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      <div role="region" aria-label={copy.compareTitle} tabIndex={0} className="overflow-x-auto">
        <table
          className={classes(
            'block w-full border-collapse text-left text-sm md:table md:table-fixed',
            widthOf(people.length),
          )}
        >
          <thead className="max-md:hidden">
            <tr className="border-b border-line">
              <th scope="col" className="w-28">
                <span className="sr-only">What is compared</span>
              </th>
              {people.map(({ id, name }) => (
                <th key={id} scope="col" className="px-3 py-2 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block divide-y divide-line md:table-row-group">
            {rowsFor(people).map((row) => (
              <tr key={row.label} className="block py-3 md:table-row">
                <th
                  scope="row"
                  className="block pb-1 align-top font-medium text-ink-soft md:table-cell md:py-2 md:pr-3"
                >
                  {row.label}
                </th>
                {people.map((person) => (
                  <td
                    key={person.id}
                    data-person={person.name}
                    className="grid grid-cols-[2fr_3fr] gap-x-3 py-1 align-top break-words max-md:before:min-w-0 max-md:before:font-semibold max-md:before:content-[attr(data-person)] md:table-cell md:px-3 md:py-2"
                  >
                    <div className="min-w-0">{row.of(person)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
