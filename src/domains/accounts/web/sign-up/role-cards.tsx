import { Building2, Stethoscope, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROLE_CARD_TOOLTIP, ROLE_PICK_DELAY } from '#platform/web/constants.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Tooltip } from '#platform/web/ui/overlays/tooltip.tsx';

const { picker } = authCopy;
const CARDS: readonly { role: ActingRole; title: string; lead: string; tip: string; Icon: LucideIcon }[] = [
  {
    role: 'job_seeker',
    title: picker.candidate,
    lead: picker.candidateLead,
    tip: picker.candidateTip,
    Icon: Stethoscope,
  },
  { role: 'employer', title: picker.employer, lead: picker.employerLead, tip: picker.employerTip, Icon: Building2 },
];

/** Two cards. A click stores the role, shows the choice for a moment, and navigates; hovering explains. */
export function RoleCards({ onPick }: { onPick: (role: ActingRole) => string }) {
  const navigate = useNavigate();
  const [picked, setPicked] = useState<ActingRole | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const pick = (role: ActingRole) => {
    clearTimeout(timer.current);
    setPicked(role);
    const target = onPick(role);
    timer.current = setTimeout(() => void navigate(target), ROLE_PICK_DELAY);
  };

  return (
    <div className="grid gap-4 md:grid-cols-2">
      {CARDS.map((card) => (
        <RoleCard key={card.role} {...card} isPicked={picked === card.role} onPick={() => pick(card.role)} />
      ))}
    </div>
  );
}

interface CardProps {
  title: string;
  lead: string;
  tip: string;
  Icon: LucideIcon;
  isPicked: boolean;
  onPick: () => void;
}

/** Its accessible name is all of its visible text, title first, so that speech input works (WCAG 2.5.3). */
function RoleCard({ title, lead, tip, Icon, isPicked, onPick }: CardProps) {
  return (
    <Tooltip text={tip} delay={ROLE_CARD_TOOLTIP}>
      <button
        type="button"
        aria-pressed={isPicked}
        onClick={onPick}
        className={classes(
          'grid min-h-40 content-start gap-2 rounded-card border bg-surface p-5 text-left transition-colors duration-150',
          isPicked ? 'border-primary bg-prairie-50' : 'border-line-strong hover:border-primary hover:bg-prairie-50',
        )}
      >
        <Icon aria-hidden className="text-link" size={28} />
        <span className="text-lg font-semibold">{title}</span>
        <span className="text-pretty text-ink-soft">{lead}</span>
      </button>
    </Tooltip>
  );
}
