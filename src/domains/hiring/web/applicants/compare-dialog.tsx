import type { ApplicantCard } from '#domains/hiring/contract/applicants.ts';
import { applicantCopy as copy } from './applicants.copy.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { CredentialBadge, factsOf } from './applicant-card.tsx';
import { stageWord } from './stage-word.ts';

interface Row {
  label: string;
  of: (person: ApplicantCard) => React.ReactNode;
}

function rowsFor(people: readonly ApplicantCard[]): Row[] {
  const parts = people[0]?.score;
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
    ...(parts?.parts ?? []).map(({ feature, label }): Row => ({
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

/** Keeps columns readable; on a phone the table scrolls sideways inside the dialog. */
const widthOf = (people: number) => (people > 2 ? 'min-w-[40rem]' : 'min-w-[28rem]');

/** Up to three candidates in columns, with a row for each part of the score. */
export function CompareDialog({ people, onClose }: { people: readonly ApplicantCard[]; onClose: () => void }) {
  return (
    <Dialog title={copy.compareTitle} isOpen onClose={onClose} size="lg">
      <div role="region" aria-label={copy.compareTitle} tabIndex={0} className="overflow-x-auto">
        <table className={classes('w-full table-fixed border-collapse text-left text-sm', widthOf(people.length))}>
          <thead>
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
          <tbody className="divide-y divide-line">
            {rowsFor(people).map((row) => (
              <tr key={row.label}>
                <th scope="row" className="py-2 pr-3 align-top font-medium text-ink-soft">
                  {row.label}
                </th>
                {people.map((person) => (
                  <td key={person.id} className="px-3 py-2 align-top break-words">
                    {row.of(person)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
