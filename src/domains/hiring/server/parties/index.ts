export { notifyParties, otherSide, type Side } from './parties.ts';
export { namesOf, readParties, type Parties } from './parties.repo.ts';
