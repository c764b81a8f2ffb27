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
