export { addWorkingHours } from './response-clock.ts';
