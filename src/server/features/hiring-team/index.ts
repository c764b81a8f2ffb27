export { hiringTeam } from './hiring-team.repo.ts';
export { tellTeam } from './tell-team.ts';
