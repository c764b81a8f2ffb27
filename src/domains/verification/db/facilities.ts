import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '#platform/db/columns.ts';

/** The imported CMS hospital file. Reviewers call back the number listed here, never one from a sign-up form. */
export const facilityDirectory = pgTable(
  'facility_directory',
  {
    ccn: text().primaryKey(),
    name: text().notNull(),
    streetAddress: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    county: text(),
    phone: text(),
    hospitalType: text(),
    ownership: text(),
    emergencyServices: boolean(),
    /** A fictional facility that belongs to the demo market. */
    isInvented: boolean().notNull().default(false),
    importedAt: createdAt(),
  },
  (t) => [
    index().on(t.state, t.city),
    index().on(t.zip),
    index('facility_directory_name_trigrams').using('gin', t.name.op('gin_trgm_ops')),
  ],
);
