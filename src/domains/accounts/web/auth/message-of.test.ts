import { expect, test } from 'vitest';
import { ApiError } from '#platform/web/api/api.ts';
import { messageOf } from './message-of.ts';

test.each<[string, ApiError | null, string | null]>([
  ['nothing went wrong', null, null],
  ['it stands at its field', new ApiError(422, 'INVALID_INPUT', 'x', { fields: { email: 'x' } }), null],
  ['an answer stays word by word', new ApiError(401, 'INVALID_CREDENTIALS', 'Not right.'), 'Not right.'],
  ['a fault', new ApiError(500, 'INTERNAL', 'Ours.'), 'An unexpected error occurred. Please try again.'],
  [
    'no network',
    new ApiError(0, 'NETWORK', 'No.'),
    'An unexpected error occurred. Please try again. Check your connection. Nothing you typed is lost.',
  ],
])('%s', (_name, failure, sentence) => expect(messageOf(failure)).toBe(sentence));
