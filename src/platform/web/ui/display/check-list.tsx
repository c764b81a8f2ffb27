import { Check, X } from 'lucide-react';

interface Item {
  gate: string;
  passed: boolean;
  text: string;
}

/** Conditions, each met or not: as an icon, and in words for screen readers. */
export function CheckList({
  items,
  labels,
}: {
  items: readonly Item[];
  labels: { passed: string; notPassed: string };
}) {
  return (
    <ul className="flex flex-col gap-2">
      {items.map(({ gate, passed, text }) => (
        <li key={gate} className="flex items-start gap-2">
          {passed ? (
            <Check aria-hidden size={20} className="shrink-0 text-ok" />
          ) : (
            <X aria-hidden size={20} className="shrink-0 text-danger" />
          )}
          <span className="sr-only">{passed ? labels.passed : labels.notPassed}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
