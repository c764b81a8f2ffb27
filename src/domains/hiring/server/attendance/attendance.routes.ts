import * as contracts from '#domains/hiring/contract/attendance.ts';
import { service } from '#platform/server/database/db.ts';
import { route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import { attendanceOfCandidate } from './attendance.repo.ts';
import { giveAccount } from './give-account.ts';

export const attendanceRoutes = routes(
  route(contracts.giveAccount, signedIn(), ({ deps, me, params, body }) =>
    giveAccount(deps, me, params.id, body.account),
  ),
  route(contracts.getMyAttendance, signedInAs('job_seeker'), ({ deps, me }) =>
    deps.db.as(service, (tx) => attendanceOfCandidate(tx, me, deps.clock.now())),
  ),
);
