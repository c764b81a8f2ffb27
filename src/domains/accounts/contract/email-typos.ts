/** Common mail hosts, the ones that most addresses belong to. */
const HOSTS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'comcast.net',
  'sbcglobal.net',
  'att.net',
  'verizon.net',
  'protonmail.com',
] as const;

/** Real hosts that are one slip away from a common one. */
const REAL: ReadonlySet<string> = new Set([
  'mail.com',
  'ymail.com',
  'gmx.com',
  'email.com',
  'me.com',
  'aim.com',
  'att.com',
]);

/** Endings that don't exist and what was meant. */
const ENDINGS: readonly [RegExp, string][] = [
  [/\.(con|cim|cmo|ocm|vom|comm|coom|cm|co m)$/, '.com'],
  [/\.(nte|ent|met|ner)$/, '.net'],
  [/\.(rog|ogr|orgg)$/, '.org'],
  [/\.(eud|ed)$/, '.edu'],
];

/** The address that was probably meant, or null when nothing looks mistyped. */
export function suggestEmail(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  if (at < 1 || at === address.length - 1) return null;
  const host = address.slice(at + 1).toLowerCase();
  const meant = meantHost(host);
  return meant === host ? null : `${address.slice(0, at)}@${meant}`;
}

function meantHost(host: string): string {
  if (isKnown(host)) return host;
  const ended = ENDINGS.reduce((text, [wrong, right]) => text.replace(wrong, right), host);
  if (isKnown(ended)) return ended;
  return HOSTS.find((known) => isOneSlipAway(ended, known)) ?? ended;
}

const isKnown = (host: string): boolean => REAL.has(host) || HOSTS.some((known) => known === host);

/** One letter added, left out or replaced, or two neighbors swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < meant.length && typed[at] === meant[at]) at += 1;
  const [rest, wanted] = [typed.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
