import type { z } from 'zod';
import type { MailType } from '#domains/messaging/contract/mail.ts';
import type { Topic } from '#platform/contract/topics.ts';
import type { NoticeEntry } from '#platform/server/notice-entry.ts';

/** The words of one notice, the same in the bell, on a toast and in the mail. */
export interface NoticeText {
  title: string;
  body: string;
  /** The label of the mail's button. */
  action: string;
  /** Label and value, shown in the mail as a small table. */
  facts?: [string, string][];
}

export interface ReaderContext {
  timeZone: string;
  isEmployer: boolean;
}

/** One kind of notice: who can get it, what it says, and which open screens load again. */
export interface NoticeDefinition<S extends z.ZodType = z.ZodType> extends NoticeEntry {
  readonly data: S;
  readonly mail: MailType;
  readonly topics: readonly Topic[];
  readonly text: (data: z.output<S>, reader: ReaderContext) => NoticeText;
}

/** Declares a notice in the feature that sends it; the bell, the mail, the settings and the live signal follow from it. */
export const defineNotice = <S extends z.ZodType>(definition: NoticeDefinition<S>): NoticeDefinition<S> => definition;
