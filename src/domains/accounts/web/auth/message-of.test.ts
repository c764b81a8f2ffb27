import { expect, test } from 'vitest';
import { ApiError } from '#platform/web/api/api.ts';
import { messageOf } from './message-of.ts';

test.each<[string, ApiError | null, string | null]>([
  ['no error', null, null],
  ['an error of a field', new ApiError(422, 'INVALID_INPUT', 'x', { fields: { email: 'x' } }), null],
  ['an answer is shown word for word', new ApiError(401, 'INVALID_CREDENTIALS', 'Not right.'), 'Not right.'],
  ['a server error', new ApiError(500, 'INTERNAL', 'Ours.'), 'An unexpected error occurred. Please try again.'],
  [
    'no network',
    new ApiError(0, 'NETWORK', 'No.'),
    'An unexpected error occurred. Please try again. Check your connection. Nothing you typed is lost.',
  ],
])('%s', (_name, failure, sentence) => expect(messageOf(failure)).toBe(sentence));
