import { describeEngine } from '#tests/matching/conformance.ts';
import { createColumnarEngine } from './engine.ts';

describeEngine('columnar', createColumnarEngine);
describeEngine('columnar, with the boundless held twice', (options) => createColumnarEngine(options, 1));
