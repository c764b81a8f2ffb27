/** Free email hosts: an address there says nothing about its owner's employer. */
const FREE_HOSTS: ReadonlySet<string> = new Set([
  'aim.com',
  'aol.com',
  'att.net',
  'bellsouth.net',
  'charter.net',
  'comcast.net',
  'cox.net',
  'duck.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hey.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'rocketmail.com',
  'sbcglobal.net',
  'verizon.net',
  'yahoo.com',
  'ymail.com',
  'zoho.com',
]);
/** Hosts that ignore dots in the local part. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

export const isFreeMail = (domain: string): boolean => FREE_HOSTS.has(domain);

/** Normalizes an address: lowercase, without a plus suffix. */
export function mailboxOf(address: string): string {
  const domain = domainOf(address);
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase().replace(/\+.*$/, '');
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** The host of a website without `www.`; null when the text is no URL. */
export function hostOf(website: string): string | null {
  const url = /^https?:/i.test(website) ? website : `https://${website}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}
