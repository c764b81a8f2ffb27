import { lawfulFindings } from '#domains/hiring/contract/lawful-questions/check.ts';
import type { LawfulRule } from '#domains/hiring/contract/lawful-questions/rules.ts';
import { WarnIcon } from '#platform/web/ui/icons/status-icons.tsx';
import { lawfulCopy as copy } from './scorecards.copy.ts';

interface Props {
  text: string;
  /** What is said about: what an employer may not ask, or also what the profile tells already. */
  about?: readonly LawfulRule['verdict'][];
}

/** Says, while a member writes, that a text touches what may play no part in hiring, and what to do instead. */
export function LawfulHint({ text, about = ['refuse', 'warn'] }: Props) {
  const found = lawfulFindings(text).filter(({ verdict }) => about.includes(verdict));
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {found.map(({ id, reason, instead, source }) => (
        <p key={id} className="flex items-start gap-2 rounded-control bg-warn-soft px-3 py-2 text-sm">
          <WarnIcon aria-label={copy.hint} size={16} className="mt-0.5 shrink-0 text-warn" />
          <span>
            <span className="font-medium">{reason}</span> {instead}
            <span className="block text-xs text-ink-soft">{copy.source(source)}</span>
          </span>
        </p>
      ))}
    </div>
  );
}
