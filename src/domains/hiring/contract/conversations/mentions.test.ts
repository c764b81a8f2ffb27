import { expect, test } from 'vitest';
import { mentionAt, mentionedIn, partsOf } from './mentions.ts';

const member = (name: string, userId = name) => ({ userId, name });
const TEAM = [member('Ann Lee'), member('Ann Lee Moss'), member('José Ortiz')];
const mentioned = (text: string) => mentionedIn(text, TEAM).map(({ name }) => name);

test('a mention is @ and a full name, wherever it stands', () => {
  expect(mentioned('@Ann Lee, please call. (@José Ortiz)')).toEqual(['Ann Lee', 'José Ortiz']);
  expect(mentioned('Ann Lee called.')).toEqual([]);
  expect(mentioned('@Ann')).toEqual([]);
});

test('the longest name wins, a name ends with its word, and an email address mentions no one', () => {
  expect(mentioned('@Ann Lee Moss')).toEqual(['Ann Lee Moss']);
  expect(mentioned('@Ann Leeds')).toEqual([]);
  expect(mentioned('write to me@Ann Lee')).toEqual([]);
  expect(mentioned('@Ann Lee @Ann Lee Moss')).toEqual(['Ann Lee', 'Ann Lee Moss']);
});

test('two members with one name are both mentioned', () => {
  const both = [member('Ann Lee', '1'), member('Ann Lee', '2')];
  expect(mentionedIn('@Ann Lee', both).map(({ userId }) => userId)).toEqual(['1', '2']);
});

test('the parts add up to the text', () => {
  for (const text of ['', '@', '@Ann Lee', 'a @Ann Lee b @@José Ortiz', '@Ann Lee@Ann Lee']) {
    expect(
      partsOf(text, TEAM)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});

test('a name is offered for what is typed after the last @', () => {
  expect(mentionAt('ask @An', 7)).toEqual({ from: 4, typed: 'An' });
  expect(mentionAt('ask @', 5)).toEqual({ from: 4, typed: '' });
  expect(mentionAt('ask @Ann Le', 11)).toEqual({ from: 4, typed: 'Ann Le' });
  expect(mentionAt('me@mail', 7)).toBeNull();
  expect(mentionAt('@a\nb', 4)).toBeNull();
  expect(mentionAt('none', 4)).toBeNull();
});
