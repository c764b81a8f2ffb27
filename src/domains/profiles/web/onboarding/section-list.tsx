import { ChevronRight, CircleCheck } from 'lucide-react';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { stepsIn, type OnboardingSection, type OnboardingStep } from '#domains/profiles/contract/onboarding-steps.ts';
import { onboardingCopy as copy } from './onboarding.copy.ts';
import { isSectionDone } from './wizard.tsx';

const SECTIONS = Object.keys(copy.unlocks) as (keyof typeof copy.unlocks & OnboardingSection)[];

/** The short sections that complete a profile, each with what it unlocks. */
export function SectionList({
  profile,
  goTo,
}: {
  profile: CandidateProfileView;
  goTo: (step: OnboardingStep) => void;
}) {
  const { missing } = profile.onboarding;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="text-lg font-semibold">{copy.hubTitle}</h3>
        <p className="text-sm text-ink-soft">{copy.hubLead}</p>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {SECTIONS.map((section) => {
          const steps = stepsIn(section);
          const open = missing.filter(({ step }) => steps.includes(step));
          const isDone = isSectionDone(profile, section);
          const first = open[0]?.step ?? steps[0];
          return (
            <li key={section}>
              <button
                type="button"
                onClick={() => first && goTo(first)}
                className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-prairie-50"
              >
                <span className="min-w-0 grow">
                  <span className="block font-medium">{copy.sections[section]}</span>
                  <span className="block text-sm text-ink-soft">
                    {[copy.unlocks[section], open.length > 0 ? copy.left(open.length) : null]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                {isDone ? (
                  <span className="flex items-center gap-1 text-sm text-ok">
                    <CircleCheck aria-hidden size={18} />
                    {copy.sectionDone}
                  </span>
                ) : (
                  <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
