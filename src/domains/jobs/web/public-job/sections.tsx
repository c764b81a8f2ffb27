import type { ReactNode } from 'react';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-xl">{title}</h2>
    <div className="mt-3">{children}</div>
  </section>
);

/** A list under its heading, or nothing when the list is empty. */
export const BulletSection = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <Section title={title}>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item} className="mt-1">
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
