import { useId } from 'react';
import { GuardedPart } from '#platform/web/monitoring/guarded.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import type { PersonProps, PersonSection } from './person-section.ts';
import { personCopy as copy } from './person.copy.ts';
import { PERSON_SECTIONS } from './sections.ts';

/** The sections that have something to show, in two columns on a wide screen, with links to each of them. */
export function PersonSections(props: PersonProps) {
  const shown = PERSON_SECTIONS.filter(({ isShown }) => isShown?.(props) ?? true);
  const column = (name: PersonSection['column']) =>
    shown
      .filter((section) => section.column === name)
      .map((section) => <Part key={`${section.id}${props.person.id}`} section={section} {...props} />);
  return (
    <>
      <nav aria-label={copy.onThisPage} className="-my-2 flex gap-x-4 overflow-x-auto sm:flex-wrap">
        {shown.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-11 shrink-0 items-center text-sm text-link underline"
          >
            {title}
          </a>
        ))}
      </nav>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4">{column('main')}</div>
        <div className="flex flex-col gap-4">{column('side')}</div>
      </div>
    </>
  );
}

function Part({ section: { id, title, Content }, ...props }: PersonProps & { section: PersonSection }) {
  const headingId = useId();
  return (
    <Card className="p-4 md:p-5">
      <section id={id} aria-labelledby={headingId} className="scroll-mt-24">
        <h2 id={headingId} className="text-lg font-semibold">
          {title}
        </h2>
        <div className="mt-3 text-sm">
          <GuardedPart>
            <Content {...props} />
          </GuardedPart>
        </div>
      </section>
    </Card>
  );
}
