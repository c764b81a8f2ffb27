export { hiringTeam } from './hiring-team.repo.ts';
export { accountCanceled, askAnOwner, lockOwn } from './membership.ts';
export { lockMembershipOf, membershipOf, pageOfMySides, type Organization } from './membership.repo.ts';
export { tellTeam } from './tell-team.ts';
