export { hiringTeam } from './hiring-team.repo.ts';
