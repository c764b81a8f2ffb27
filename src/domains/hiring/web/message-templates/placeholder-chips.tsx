import { written } from '#domains/hiring/contract/offers/placeholders.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { templatesCopy as copy } from './message-templates.copy.ts';

interface Props {
  names: readonly string[];
  text: string;
  onChange: (text: string) => void;
}

/** Puts a placeholder at the end of a text. */
export const PlaceholderChips = ({ names, text, onChange }: Props) => (
  <div role="group" aria-label={copy.placeholders} className="flex flex-wrap gap-2">
    {names.map((name) => (
      <Button key={name} variant="secondary" size="sm" onClick={() => onChange(withAtEnd(text, written(name)))}>
        {written(name)}
      </Button>
    ))}
  </div>
);

const withAtEnd = (text: string, added: string): string => (/(^|\s)$/.test(text) ? text + added : `${text} ${added}`);
