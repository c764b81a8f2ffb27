import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { missingOf } from '#domains/verification/contract/requirements-rules.ts';
import type { ProfileSection } from '#domains/profiles/contract/profile-sections.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { myRequirements } from '../profile/profile.queries.ts';
import { myWorkConfirmations } from '../work-confirmations/work-confirmations.queries.ts';
import { profilePageCopy as copy } from './profile-page.copy.ts';
import { toSection } from './section-links.ts';

/** What employers require, which employers are blocked, and what past employers confirmed: a line each. */
export function EmployersCard({ profile }: { profile: CandidateProfileView }) {
  return (
    <section aria-labelledby="employers-title">
      <Card className="flex flex-col px-4! py-2! md:px-5! md:py-3!">
        <h2 id="employers-title" className="flex min-h-11 items-center text-lg">
          {copy.employers}
        </h2>
        <ul className="flex flex-col divide-y divide-line">
          {profile.requirements ? <RequirementsLine items={profile.requirements.items} /> : null}
          <Line
            section="blocked"
            label={copy.sections.blocked.title}
            value={copy.blockedCount(profile.blocked.length)}
          />
          {profile.mayAskEmployers ? <ConfirmationsLine /> : null}
        </ul>
      </Card>
    </section>
  );
}

type Items = NonNullable<CandidateProfileView['requirements']>['items'];

function RequirementsLine({ items }: { items: Items }) {
  const employers = useQuery(myRequirements()).data?.employers ?? [];
  const missing = new Set([items, ...employers.map((employer) => employer.items)].flatMap(missingOf)).size;
  return (
    <Line
      section="requirements"
      label={copy.sections.requirements.title}
      value={missing > 0 ? copy.missing(missing) : copy.whole}
    />
  );
}

function ConfirmationsLine() {
  const items = useQuery(myWorkConfirmations()).data?.items ?? [];
  const count = (status: string) => items.filter((item) => item.status === status && !item.revokedAt).length;
  return (
    <Line section="experience" label={copy.confirmations} value={copy.confirmed(count('confirmed'), count('open'))} />
  );
}

function Line({ section, label, value }: { section: ProfileSection; label: string; value: string }) {
  return (
    <li>
      <Link
        {...toSection(section)}
        id={section === 'experience' ? 'open-confirmations' : `open-${section}`}
        className="flex min-h-11 items-center gap-2 rounded-control text-ink no-underline hover:underline"
      >
        <span className="grow">{label}</span>
        <span className="text-ink-soft">{value}</span>
        <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
