import { CalendarClock, ChevronRight, FileUp, UserRound, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { profileSectionPath, type ProfileSection } from '#domains/profiles/contract/profile-sections.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { waitingCopy } from '../onboarding/submission.copy.ts';

const copy = waitingCopy.meanwhile;

const ACTIONS: readonly [keyof typeof copy.actions, ProfileSection | null, LucideIcon][] = [
  ['documents', 'documents', FileUp],
  ['preferences', 'preferences', CalendarClock],
  ['profile', null, UserRound],
];

/** What a person can already do during the review. */
export function WhileYouWait() {
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-xl">{copy.title}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {ACTIONS.map(([id, section, Icon]) => (
          <li key={id}>
            <Link
              to={section ? profileSectionPath(section) : '/job-seeker/profile'}
              className="flex min-h-14 items-center gap-3 rounded-control py-2 text-ink no-underline hover:underline"
            >
              <Icon aria-hidden size={20} className="shrink-0 text-link" />
              <span className="min-w-0 grow">
                <span className="block font-medium">{copy.actions[id].label}</span>
                <span className="block text-sm text-ink-soft">{copy.actions[id].hint}</span>
              </span>
              <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
