export { readPayPage } from './read-pay-page.ts';
