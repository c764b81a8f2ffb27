import type { z } from 'zod';
import type { MailType } from '#domains/messaging/contract/mail.ts';
import type { MailOrder } from '#domains/messaging/server/mail/index.ts';
import type { Topic } from '#platform/contract/topics.ts';
import type { NoticeEntry } from '#platform/server/events/notice-entry.ts';

/** The words of one notice, the same in the bell, on a toast and in the mail. */
export interface NoticeText {
  title: string;
  body: string;
  /** The label of the mail's button. */
  action: string;
  /** Label and value, shown in the mail as a small table. */
  facts?: [string, string][];
  /** Shown in the mail, each leading to its screen. */
  items?: { title: string; body: string; url: string }[];
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
  /** What replaces the words when `count` notices of one group come within minutes of each other. */
  readonly many?: (data: z.output<S>, count: number) => Pick<NoticeText, 'title' | 'body'>;
}

/** What a mail says beyond the notice: the bell and the log don't repeat it. */
export interface NoticeLetter {
  title: string;
  body: string;
  facts: [string, string][];
  note: string;
  replyTo: string | null;
  threadKey: string;
  /** The person whose words these are. */
  writtenBy: string;
}

export interface Notice<S extends z.ZodType = z.ZodType> {
  userId: string;
  data: z.input<S>;
  /** The screen that shows more, from the origin's root. */
  href: string;
  /** The one thing of a topic that changed, so that open screens load only that. */
  ids?: Partial<Record<Topic, string>>;
  /** When it is too late to be of use: quiet hours that last until then don't hold it. */
  staleAt?: Date;
  /** A second notice with the same key for the same person (a retried job) is not sent. */
  dedupeKey?: string;
  /** Notices of one group within ten minutes become one with a count, which leads to `href`; `many` words it. */
  group?: { key: string; href: string };
  /** Instead of the notice's words in the mail, which is then sent by itself unless the reader wants one a day. */
  letter?: NoticeLetter | undefined;
  /** A calendar entry that goes with the mail, addressed to the reader. */
  calendar?: (address: string) => NonNullable<MailOrder['calendar']>;
}

/** Declares a notice in the feature that sends it; the bell, the mail, the settings and the live signal follow from it. */
export const defineNotice = <S extends z.ZodType>(definition: NoticeDefinition<S>): NoticeDefinition<S> => definition;
