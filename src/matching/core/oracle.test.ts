import { describeEngine } from '#matching/conformance.ts';
import { createOracle } from './oracle.ts';

describeEngine('oracle', createOracle);
