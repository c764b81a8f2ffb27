export { whatIsShared } from './sharing.ts';
