export { hiringTeam, hiringTeamRoles, namedHiringTeam, namedMembers, unitsBelow } from './hiring-team.repo.ts';
export { accountCanceled, askAnOwner, lockOwn } from './membership.ts';
export {
  lockMembershipOf,
  findOwnOrganization,
  isOwnerOf,
  lockOrganization,
  ownOrganizations,
  membershipOf,
  pageOfMySides,
  type Organization,
} from './membership.repo.ts';
export { asStated, dropProposal, propose } from './proposals.repo.ts';
export { signalMembers, signalTeam } from './signal-team.ts';
