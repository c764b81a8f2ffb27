/** Hosts where anybody opens a mailbox under any name: an address there says nothing about where somebody works. */
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
/** There a dot in the name means nothing. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

export const isFreeMail = (domain: string): boolean => FREE_HOSTS.has(domain);

/** One spelling of a mailbox: without case, and without what stands behind a plus. */
export function mailboxOf(address: string): string {
  const domain = domainOf(address);
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase().replace(/\+.*$/, '');
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** The host of a website without `www.`; null for what is no address. */
export function hostOf(website: string): string | null {
  const url = /^https?:/i.test(website) ? website : `https://${website}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}
