import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import { moment, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { SIDES } from './conversations.ts';
import { withoutReordering } from './message-text.ts';

export const SEARCH_MAX = 80;

/** The screen on which a conversation opens at one of its messages. */
export const messageHref = (conversationId: string, messageId: string): string =>
  `/messages/${conversationId}?message=${messageId}`;

const foundConversation = z.object({
  conversationId: z.uuid(),
  counterpart: z.string(),
  jobTitle: z.string(),
});
export type FoundConversation = z.output<typeof foundConversation>;

const foundMessage = foundConversation.extend({
  messageId: z.uuid(),
  side: z.enum(SIDES),
  isMine: z.boolean(),
  sentAt: moment,
  /** The part of the text around the first of the words. */
  excerpt: z.string(),
});
export type FoundMessage = z.output<typeof foundMessage>;

export const searchMessages = contract({
  method: 'post',
  path: '/api/conversations/search',
  asksOnly: true,
  summary: 'My conversations with a name or a job title, and my messages with all of the words, newest first',
  body: z.strictObject({
    ...pageQuery.shape,
    words: z.string().transform(withoutReordering).pipe(shortText(SEARCH_MAX)),
  }),
  response: pageOf(foundMessage).extend({
    /** Conversations whose other side or job has the words in its name; on the first page only. */
    conversations: z.array(foundConversation),
  }),
});

const wordsOf = (words: string): string[] => words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

interface Piece {
  text: string;
  isMarked: boolean;
}

/** A text in pieces; those that begin a word with one of the searched words are marked. */
export function markedPieces(text: string, words: string): Piece[] {
  const sought = wordsOf(words);
  if (sought.length === 0) return [{ text, isMarked: false }];
  const begins = new RegExp(`(?<![\\p{L}\\p{N}])(${sought.join('|')})`, 'giu');
  return text
    .split(begins)
    .map((piece, at) => ({ text: piece, isMarked: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

const BEFORE = 60;
const LONGEST = 180;

/** The part of a text that shows the first of the words, in one line. */
export function excerptOf(text: string, words: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [first, second] = markedPieces(line, words);
  const at = first?.isMarked || !second ? 0 : (first?.text.length ?? 0);
  const start = at <= BEFORE ? 0 : line.indexOf(' ', at - BEFORE) + 1 || at - BEFORE;
  const from = Math.min(start, at);
  const cut = Array.from(line.slice(from, from + LONGEST * 2))
    .slice(0, LONGEST)
    .join('');
  return `${from > 0 ? '…' : ''}${cut.trim()}${from + cut.length < line.length ? '…' : ''}`;
}
