import { describeEngine } from '#tests/matching/conformance.ts';
import { createOracle } from '#tools/matching/oracle.ts';

describeEngine('oracle', createOracle);
