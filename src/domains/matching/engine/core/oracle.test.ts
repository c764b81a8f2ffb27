import { describeEngine } from '#domains/matching/engine/conformance.ts';
import { createOracle } from './oracle.ts';

describeEngine('oracle', createOracle);
