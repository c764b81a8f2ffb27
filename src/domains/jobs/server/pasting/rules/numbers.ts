const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `3`, `three`, `12.5`: how postings write small numbers. */
export const NUMBER = `\\d{1,2}(?:\\.\\d{1,2})?|${WORDS.slice(1).join('|')}`;

export const numberOf = (text: string): number => {
  const word = WORDS.indexOf(text.toLowerCase());
  return word >= 0 ? word : Number(text);
};
