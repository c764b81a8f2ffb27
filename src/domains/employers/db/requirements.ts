import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { REQUIREMENTS } from '#domains/verification/contract/requirements-rules.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { createdAt, eachOneOf, oneOf, textList } from '#platform/db/columns.ts';
import { organizations } from './organizations.ts';

/** Requirements that an organization adds to the set of a position, for itself and every organization below it. */
export const organizationRequirements = pgTable(
  'organization_requirements',
  {
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    position: text({ enum: POSITIONS }).notNull(),
    items: textList(),
    changedBy: uuid(),
    changedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.position] }),
    index().on(t.position),
    oneOf('organization_requirements_position_known', t.position, POSITIONS),
    eachOneOf('organization_requirements_items_known', t.items, REQUIREMENTS),
  ],
);
