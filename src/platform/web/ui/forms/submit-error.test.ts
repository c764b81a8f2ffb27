import { expect, test } from 'vitest';
import { formLevelError, type SubmitError } from './submit-error.ts';

test.each<[string, SubmitError | null, string | undefined]>([
  ['nothing was refused', null, undefined],
  ['it stands at its field', { message: 'Please check.', fields: { email: 'Not an address.' } }, undefined],
  ['no field was named', { message: 'Not now.', fields: {} }, 'Not now.'],
  ['there are no fields', { message: 'Not now.' }, 'Not now.'],
])('%s', (_name, refusal, sentence) => expect(formLevelError(refusal)?.message).toBe(sentence));
