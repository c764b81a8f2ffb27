export type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
export { notifyParties, otherSide, readerOf, type Reader } from './parties.ts';
export { signalMove, signalReaders } from './signal-readers.ts';
export { namesOf, readParties, type Parties } from './parties.repo.ts';
