import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organizations } from '#domains/employers/db/organizations.ts';
import { STEP_STAGES } from '#domains/hiring/contract/board/step-stages.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { at, createdAt, id, oneOf } from '#platform/db/columns.ts';
import { applications } from '../applications/applications.ts';

const ofOrganization = () =>
  uuid()
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' });
const ofApplication = () =>
  uuid()
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** The tags that an organization puts on people. */
export const personTags = pgTable(
  'person_tags',
  { id: id(), organizationId: ofOrganization(), name: text().notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('person_tags_name').on(t.organizationId, sql`lower(${t.name})`)],
);

export const applicationTags = pgTable(
  'application_tags',
  {
    applicationId: ofApplication(),
    tagId: uuid()
      .notNull()
      .references(() => personTags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.tagId] }), index().on(t.tagId)],
);

/** An organization's own steps within a stage, in order for each position. Removed ones stay for the people in them. */
export const hiringSteps = pgTable(
  'hiring_steps',
  {
    id: id(),
    organizationId: ofOrganization(),
    position: text({ enum: POSITIONS }).notNull(),
    stage: text({ enum: STEP_STAGES }).notNull(),
    name: text().notNull(),
    rank: integer().notNull(),
    removedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('hiring_steps_position_known', t.position, POSITIONS),
    oneOf('hiring_steps_stage_known', t.stage, STEP_STAGES),
    index().on(t.organizationId, t.position, t.stage, t.rank),
  ],
);

/** The step that a person is in; it counts while they are in its stage. */
export const applicationSteps = pgTable(
  'application_steps',
  {
    applicationId: ofApplication().primaryKey(),
    stepId: uuid()
      .notNull()
      .references(() => hiringSteps.id, { onDelete: 'cascade' }),
  },
  (t) => [index().on(t.stepId)],
);
