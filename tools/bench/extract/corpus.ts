import { BLIND_LAYOUTS } from './layouts-blind.ts';
import { TUNING_LAYOUTS } from './layouts-tuning.ts';
import type { Layout } from './layout.ts';
import { personOf, type Person } from './people.ts';

export interface Item {
  id: string;
  half: 'tuning' | 'blind';
  layout: Layout;
  person: Person;
}

const A_LAYOUT = { tuning: 4, blind: 3 } as const;

/** Sixty-nine files: thirty-six on nine layouts for tuning, thirty-three on eleven others that the rules never saw. */
export const CORPUS: readonly Item[] = (['tuning', 'blind'] as const).flatMap((half) =>
  (half === 'tuning' ? TUNING_LAYOUTS : BLIND_LAYOUTS).flatMap((layout, at) =>
    Array.from({ length: A_LAYOUT[half] }, (_, number) => ({
      id: `${half}-${at + 1}-${number + 1}`,
      half,
      layout,
      // Cards and the layout in Spanish are of nurses.
      person: personOf(
        (half === 'tuning' ? 100 : 500) + at * 10 + number,
        layout.isCard || layout.name === 'in Spanish' ? { position: 'RN' } : {},
      ),
    })),
  ),
);
