export { hiringTeam } from './hiring-team.repo.ts';
export { askAnOwner, lockOwn } from './membership.ts';
export { membershipOf, pageOfMySides, type Organization } from './membership.repo.ts';
export { tellTeam } from './tell-team.ts';
