import * as contracts from '#domains/hiring/contract/interviews/attendance.ts';
import { route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import { giveAccount } from './give-account.ts';
import { myAttendance } from './my-attendance.ts';

export const attendanceRoutes = routes(
  route(contracts.giveAccount, signedIn(), ({ deps, me, params, body }) =>
    giveAccount(deps, me, params.id, body.account),
  ),
  route(contracts.getMyAttendance, signedInAs('job_seeker'), ({ deps, me }) => myAttendance(deps, me)),
);
