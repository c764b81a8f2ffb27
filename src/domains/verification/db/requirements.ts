import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LICENSE_RULES, REQUIREMENTS } from '#domains/verification/contract/requirements-rules.ts';
import { CERTIFICATION_IDS, POSITIONS } from '#kernel/vocabulary.ts';
import { at, createdAt, eachOneOf, id, oneOf, textList } from '#platform/db/columns.ts';

const SET_STATES = ['draft', 'published', 'retired'] as const;

/** Versioned requirements of a position: one is published, at most one is a draft, earlier ones are kept. */
export const requirementSets = pgTable(
  'requirement_sets',
  {
    id: id(),
    position: text({ enum: POSITIONS }).notNull(),
    version: integer().notNull(),
    status: text({ enum: SET_STATES }).notNull(),
    license: text({ enum: LICENSE_RULES }).notNull(),
    required: textList(),
    suggested: textList(),
    /** Reason for the change. */
    note: text().notNull(),
    /** Null for the first version, which ships with the product. */
    editedBy: uuid(),
    editedAt: createdAt(),
    publishedBy: uuid(),
    publishedAt: at(),
    revision: integer().notNull().default(1),
  },
  (t) => [
    oneOf('requirement_sets_position_known', t.position, POSITIONS),
    oneOf('requirement_sets_status_known', t.status, SET_STATES),
    oneOf('requirement_sets_license_known', t.license, LICENSE_RULES),
    eachOneOf('requirement_sets_required_known', t.required, REQUIREMENTS),
    eachOneOf('requirement_sets_suggested_known', t.suggested, CERTIFICATION_IDS),
    uniqueIndex('requirement_sets_once').on(t.position, t.version),
    uniqueIndex('requirement_sets_one_published')
      .on(t.position)
      .where(sql`status = 'published'`),
    uniqueIndex('requirement_sets_one_draft')
      .on(t.position)
      .where(sql`status = 'draft'`),
  ],
);
