import { describeEngine } from '#tests/matching/conformance.ts';
import { createColumnarEngine } from './engine.ts';

describeEngine('columnar', createColumnarEngine);
describeEngine('columnar, split indexes', (options) => createColumnarEngine(options, 1));
