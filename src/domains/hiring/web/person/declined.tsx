import type { ApplicantDetail } from '#domains/hiring/contract/applicants.ts';
import { declineCopy } from '#domains/hiring/web/applicants/decline.copy.ts';

/** Why the employer declined, and who reads it. */
export const Declined = ({ decline }: Pick<ApplicantDetail, 'decline'>) =>
  decline && (
    <section className="rounded-card border border-line bg-surface p-4 text-sm">
      <h2 className="font-semibold">{declineCopy.kept[decline.audience]}</h2>
      <p className="mt-1 measure wrap-anywhere">{decline.text}</p>
    </section>
  );
