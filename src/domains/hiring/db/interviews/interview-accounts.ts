import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ACCOUNTS } from '#domains/hiring/contract/interviews/attendance-rules.ts';
import { createdAt, oneOf } from '#platform/db/columns.ts';
import { interviews } from './interviews.ts';

/** What each side says of an interview after it was due to begin. */
export const interviewAccounts = pgTable(
  'interview_accounts',
  {
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    side: text({ enum: ['candidate', 'employer'] }).notNull(),
    account: text({ enum: ACCOUNTS }).notNull(),
    givenAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.interviewId, t.side] }),
    oneOf('interview_accounts_account_known', t.account, ACCOUNTS),
  ],
);
