import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { professionalsCopy } from '#web/copy/professionals.ts';
import { publicCopy } from '#web/copy/public.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Band } from './parts.tsx';

const { why } = professionalsCopy;

export function WhyChoose() {
  const [open, setOpen] = useState<string>(why.items[0].id);
  const step = (by: 1 | -1) => {
    const at = why.items.findIndex(({ id }) => id === open);
    const count = why.items.length;
    const next = at < 0 ? (by === 1 ? 0 : count - 1) : (at + by + count) % count;
    setOpen(why.items[next]?.id ?? '');
  };
  return (
    <Band title={why.title}>
      <Accordion
        value={open}
        onChange={setOpen}
        items={why.items.map(({ id, title, body }) => ({ id, title, content: body }))}
      />
      <div className="mt-4 flex gap-2">
        <IconButton label={publicCopy.previous} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label={publicCopy.next} onClick={() => step(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </Band>
  );
}
