import { useState } from 'react';
import { professionalsCopy } from '#site/copy/professionals.ts';
import { Accordion } from '#platform/web/ui/layout/accordion.tsx';
import { Arrows } from '#site/shared/arrows.tsx';
import { Section } from '#site/shared/sections.tsx';

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
    <Section title={why.title} isSplit lead={<Arrows onMove={step} />}>
      <Accordion
        value={open}
        onChange={setOpen}
        items={why.items.map(({ id, title, body }) => ({ id, title, content: body }))}
      />
    </Section>
  );
}
