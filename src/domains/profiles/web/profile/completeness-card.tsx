import { Circle } from 'lucide-react';
import { Link } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { profileSectionPath } from '#domains/profiles/contract/profile-sections.ts';
import { sectionOfItem } from '../profile-page/section-of-item.ts';
import { profileCopy as copy } from './profile.copy.ts';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';

/** The profile's completeness, and how much each missing item adds, largest first. */
export function CompletenessCard({ completeness }: { completeness: CandidateProfileView['completeness'] }) {
  const missing = completeness.items.filter(({ isDone }) => !isDone).sort((a, b) => b.gain - a.gain);
  return (
    <Section title={copy.strength}>
      <ProgressBar label={copy.strengthOf(completeness.percent)} value={completeness.percent / 100} />
      {missing.length === 0 ? <p className="text-ink-soft">{copy.complete}</p> : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6">
        {missing.map(({ id, step, gain }) => (
          <li key={id}>
            <Link
              to={profileSectionPath(sectionOfItem(id, step))}
              className="flex min-h-11 items-center gap-3 rounded-control hover:underline"
            >
              <Circle aria-hidden size={16} className="shrink-0 text-ink-soft" />
              <span className="grow">{copy.items[id] ?? id}</span>
              <span className="font-medium tabular-nums text-ok">{copy.gain(gain)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
