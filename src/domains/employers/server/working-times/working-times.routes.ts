import { saveAbsence } from '#domains/employers/contract/absences.ts';
import * as contracts from '#domains/employers/contract/office-hours.ts';
import { done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { changeAbsence } from './absences.ts';
import { changeOfficeHours, readOfficeHours } from './office-hours.ts';

export const workingTimeRoutes = routes(
  route(contracts.getOfficeHours, signedInAs('employer'), ({ deps, me }) => readOfficeHours(deps, me)),
  route(contracts.saveOfficeHours, signedInAs('employer'), ({ deps, me, params, body }) =>
    changeOfficeHours(deps, me, params.id, body.hours),
  ),
  route(saveAbsence, signedInAs('employer'), async ({ deps, me, params, body }) => {
    await changeAbsence(deps, me, params.userId, body.absence);
    return done;
  }),
);
