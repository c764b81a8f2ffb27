export { FIRST_START, loadDemo, type DemoResult, type DemoSize } from './load.ts';
