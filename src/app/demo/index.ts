export { FIRST_START, loadDemo, loadOnFirstStart, type DemoResult, type DemoSize } from './load.ts';
export { refuseDemoInProduction, removeDemo } from './remove.ts';
