import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, onlyRole, signedIn, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import * as contracts from '#shared/contracts/organizations.ts';
import { addFacilityTo, saveFacility } from './facilities.ts';
import { findFacilities } from './directory.ts';
import {
  acceptInvitation,
  changeRole,
  invite,
  listMembers,
  readInvitation,
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

const employer = onlyRole('employer');
const done = { ok: true } as const;

export const organizationRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.getMyOrganization.path, employer, async (c) =>
      answer(c, deps, contracts.getMyOrganization, await readOwn(deps, viewerOf(c).userId)),
    )
    .put(contracts.saveOrganization.path, employer, input(contracts.saveOrganization), async (c) =>
      answer(
        c,
        deps,
        contracts.saveOrganization,
        await saveOrganization(deps, viewerOf(c).userId, c.get('input').body),
      ),
    )
    .put(contracts.saveAddress.path, employer, input(contracts.saveAddress), async (c) =>
      answer(c, deps, contracts.saveAddress, await saveAddress(deps, viewerOf(c).userId, c.get('input').body)),
    )
    .put(contracts.saveContact.path, employer, input(contracts.saveContact), async (c) =>
      answer(c, deps, contracts.saveContact, await saveContact(deps, viewerOf(c).userId, c.get('input').body)),
    )
    .put(contracts.saveDetails.path, employer, input(contracts.saveDetails), async (c) =>
      answer(c, deps, contracts.saveDetails, await saveDetails(deps, viewerOf(c).userId, c.get('input').body)),
    )
    .post(contracts.submitOrganization.path, employer, async (c) =>
      answer(c, deps, contracts.submitOrganization, await submit(deps, viewerOf(c).userId)),
    )
    .post(contracts.addFacility.path, employer, input(contracts.addFacility), async (c) =>
      answer(c, deps, contracts.addFacility, await addFacilityTo(deps, viewerOf(c).userId, c.get('input').body), 201),
    )
    .put(contracts.saveFacility.path, employer, input(contracts.saveFacility), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.saveFacility, await saveFacility(deps, viewerOf(c).userId, params.id, body));
    })
    .post(contracts.cancelAccount.path, employer, input(contracts.cancelAccount), async (c) => {
      await cancel(deps, viewerOf(c).userId, c.get('input').body.confirmName);
      return answer(c, deps, contracts.cancelAccount, done);
    })
    .get(
      contracts.findInDirectory.path,
      employer,
      limit(deps, 'facility-directory', 60, '1m'),
      input(contracts.findInDirectory),
      async (c) =>
        answer(
          c,
          deps,
          contracts.findInDirectory,
          await findFacilities(deps, viewerOf(c).userId, c.get('input').query),
        ),
    )
    .get(contracts.listMembers.path, employer, async (c) =>
      answer(c, deps, contracts.listMembers, await listMembers(deps, viewerOf(c).userId)),
    )
    .post(
      contracts.inviteMember.path,
      employer,
      limit(deps, 'invite', 30, '1h'),
      input(contracts.inviteMember),
      async (c) => answer(c, deps, contracts.inviteMember, await invite(deps, viewerOf(c), c.get('input').body), 201),
    )
    .delete(contracts.revokeInvitation.path, employer, input(contracts.revokeInvitation), async (c) => {
      await revokeInvitation(deps, viewerOf(c).userId, c.get('input').params.id);
      return answer(c, deps, contracts.revokeInvitation, done);
    })
    .put(contracts.changeMember.path, employer, input(contracts.changeMember), async (c) => {
      const { params, body } = c.get('input');
      await changeRole(deps, viewerOf(c).userId, params.userId, body.memberRole);
      return answer(c, deps, contracts.changeMember, done);
    })
    .delete(contracts.removeMember.path, employer, input(contracts.removeMember), async (c) => {
      await removeMember(deps, viewerOf(c).userId, c.get('input').params.userId);
      return answer(c, deps, contracts.removeMember, done);
    })
    .get(
      contracts.readInvitation.path,
      limit(deps, 'invitation', 30, '10m'),
      input(contracts.readInvitation),
      async (c) => answer(c, deps, contracts.readInvitation, await readInvitation(deps, c.get('input').params.token)),
    )
    .post(contracts.acceptInvitation.path, signedIn, input(contracts.acceptInvitation), async (c) => {
      await acceptInvitation(deps, viewerOf(c), c.get('input').params.token);
      return answer(c, deps, contracts.acceptInvitation, done);
    });
