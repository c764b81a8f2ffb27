export { notifyParties, otherSide, readerOf, type Reader, type Side } from './parties.ts';
export { namesOf, readParties, type Parties } from './parties.repo.ts';
