import { describeEngine } from '#matching/conformance.ts';
import { createColumnarEngine } from './engine.ts';

describeEngine('columnar', createColumnarEngine);
