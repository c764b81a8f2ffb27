import { domainOf, hostOf, isFreeMail } from '#domains/profiles/contract/email-hosts.ts';
import type { OrganizationFacts } from '../case/facts.repo.ts';

/**
 * Whether a lone administrator's call to a number found elsewhere is enough: the organization is a single facility,
 * resembles no other, and its contact and confirmed account both use its website's domain.
 */
export function isSimpleOrganization({
  organization,
  facilities,
  accountEmail,
  sameEntry,
  sameNpi,
  sameName,
  resembles,
}: OrganizationFacts): boolean {
  const { parentId, kind, website, contactEmail } = organization;
  const isOneFacility = parentId === null && facilities.length === (kind === 'facility' ? 0 : 1);
  const isAlone = sameEntry + sameNpi + sameName === 0 && resembles === null;
  const host = website ? hostOf(website) : null;
  if (!isOneFacility || !isAlone || !host || isFreeMail(host)) return false;
  return [contactEmail, accountEmail].every((email) => email !== null && domainOf(email) === host);
}
