import { anyone, done, route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/employers/contract/organizations.ts';
import { readUnitUse } from '#domains/employers/contract/units.ts';
import { addFacilityTo, saveFacility } from './facilities.ts';
import { findFacilities } from './directory.ts';
import { readUnitUseOf } from './units.ts';
import {
  acceptInvitation,
  changeRoleOrUnits,
  invite,
  listMembers,
  readInvitation,
  readOpenWorkOf,
  removeMember,
  revokeInvitation,
} from './members.ts';
import {
  cancel,
  readOwn,
  saveAddress,
  saveContact,
  saveDetails,
  saveOrganization,
  submit,
} from './save-organization.ts';

export const organizationRoutes = routes(
  route(contracts.getMyOrganization, signedInAs('employer'), ({ deps, me }) => readOwn(deps, me)),
  route(contracts.saveOrganization, signedInAs('employer'), ({ deps, me, body }) => saveOrganization(deps, me, body)),
  route(contracts.saveAddress, signedInAs('employer'), ({ deps, me, body }) => saveAddress(deps, me, body)),
  route(contracts.saveContact, signedInAs('employer'), ({ deps, me, body }) => saveContact(deps, me, body)),
  route(contracts.saveDetails, signedInAs('employer'), ({ deps, me, body }) => saveDetails(deps, me, body)),
  route(contracts.submitOrganization, signedInAs('employer'), ({ deps, me }) => submit(deps, me)),
  route(contracts.addFacility, signedInAs('employer'), ({ deps, me, body }) => addFacilityTo(deps, me, body)),
  route(contracts.saveFacility, signedInAs('employer'), ({ deps, me, params, body }) =>
    saveFacility(deps, me, params.id, body),
  ),
  route(readUnitUse, signedInAs('employer'), ({ deps, me, params }) => readUnitUseOf(deps, me, params.id)),
  route(contracts.cancelAccount, signedInAs('employer'), async ({ deps, me, body }) => {
    await cancel(deps, me, body.confirmName);
    return done;
  }),
  route(
    contracts.findInDirectory,
    signedInAs('employer', { limit: ['facility-directory', 60, '1m'] }),
    ({ deps, me, query }) => findFacilities(deps, me, query),
  ),
  route(contracts.listMembers, signedInAs('employer'), ({ deps, me }) => listMembers(deps, me)),
  route(contracts.inviteMember, signedInAs('employer', { limit: ['invite', 30, '1h'] }), ({ deps, viewer, body }) =>
    invite(deps, viewer, body),
  ),
  route(contracts.revokeInvitation, signedInAs('employer'), async ({ deps, me, params }) => {
    await revokeInvitation(deps, me, params.id);
    return done;
  }),
  route(contracts.changeMember, signedInAs('employer'), async ({ deps, me, params, body }) => {
    await changeRoleOrUnits(deps, me, params.userId, body);
    return done;
  }),
  route(contracts.readOpenWork, signedInAs('employer'), ({ deps, me, params }) =>
    readOpenWorkOf(deps, me, params.userId),
  ),
  route(contracts.removeMember, signedInAs('employer'), async ({ deps, me, params, query }) => {
    await removeMember(deps, me, params.userId, query.successorId ?? null);
    return done;
  }),
  route(contracts.readInvitation, anyone({ limit: ['invitation', 30, '10m'] }), ({ deps, params }) =>
    readInvitation(deps, params.token),
  ),
  route(contracts.acceptInvitation, signedIn(), async ({ deps, viewer, params }) => {
    await acceptInvitation(deps, viewer, params.token);
    return done;
  }),
);
