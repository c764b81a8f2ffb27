import { saveAbsence } from '#domains/employers/contract/absences.ts';
import { officeHoursContracts } from '#domains/employers/contract/office-hours.ts';
import type { Feature } from '#platform/server/feature.ts';
import { workingTimeRoutes } from './working-times.routes.ts';

export { absentOn } from './absences.repo.ts';
export { officeHoursOf } from './office-hours.ts';

export const workingTimesFeature: Feature = {
  name: 'working-times',
  contracts: [...officeHoursContracts, saveAbsence],
  routes: workingTimeRoutes,
};
