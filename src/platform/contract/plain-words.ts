import { z } from 'zod';

/**
 * The message for input that breaks a rule without a sentence of its own. The library's own messages name types and
 * formats, which don't help a person with a form.
 */
const sentenceFor: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue.expected, issue.input);
    case 'invalid_value':
      return 'Choose one of the choices.';
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Please check this.';
    case 'too_small':
      return atLeast(issue.origin, Number(issue.minimum));
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum));
    case 'not_multiple_of':
      return `Use steps of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `This is not known here: ${someOf(issue.keys)}.`;
    default:
      return 'Please check this.';
  }
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'Enter a date.',
  datetime: 'Enter a day and a time.',
  email: 'Enter a valid email.',
  url: 'Enter an address like https://example.org.',
  uuid: 'Choose one of the choices.',
};

/** The sender chose these names, and each may be as long as the request. */
function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => name.slice(0, 60));
  return `${shown.join(', ')}${names.length > shown.length ? ` and ${names.length - shown.length} more` : ''}`;
}

function typeSentence(expected: string, input: unknown): string {
  if (expected === 'int') return 'Enter a whole number.';
  if (expected === 'number') return 'Enter a number.';
  return input === undefined || input === null ? 'Please fill this in.' : 'Please check this.';
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function atLeast(origin: string, minimum: number): string {
  if (origin === 'string') return minimum === 1 ? 'Please fill this in.' : `At least ${plural(minimum, 'character')}.`;
  return origin === 'array' ? `Choose at least ${minimum}.` : `At least ${minimum}.`;
}

const atMost = (origin: string, maximum: number): string =>
  origin === 'string' ? `At most ${plural(maximum, 'character')}.` : `At most ${maximum}.`;

/** Once for a process or a page: every schema speaks so from then on. */
export const speakPlainly = () => z.config({ customError: sentenceFor });
