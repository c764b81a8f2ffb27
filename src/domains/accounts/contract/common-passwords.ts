import { isMadeOfContextWords } from './context-words.ts';

/**
 * The 10,000 most common passwords of at least six characters, most common first: the head of `passwords.json` of
 * @zxcvbn-ts/language-common 4.1.3 (MIT, © Dan Wheeler, Dropbox and @zxcvbn-ts), all in lower case. Loaded on first use
 * instead of with every page; typed passwords are compared here and sent nowhere.
 */
let list: Promise<ReadonlySet<string>> | null = null;

const readList = () => {
  list ??= import('./common-passwords.json', { with: { type: 'json' } }).then(({ default: words }) => new Set(words));
  return list;
};

export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await readList()).has(password.toLowerCase());

/** Why a password is easy to guess, or null: one of the most common, or made of words of this product. */
export async function weaknessOf(password: string): Promise<'common' | 'context' | null> {
  if (isMadeOfContextWords(password)) return 'context';
  return (await isCommonPassword(password)) ? 'common' : null;
}
