import type { StartItem } from '#domains/hiring/contract/starts/starts.ts';
import { ruleOf } from '#domains/hiring/contract/starts/rules/rules.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { day } from '#kernel/format.ts';
import { CERTIFICATIONS, type MedicalDocumentKind, type Position, type UsState } from '#kernel/vocabulary.ts';
import type { Vault } from '../evidence.repo.ts';
import { settleLicense } from './settle-license.ts';
import { startCopy as copy } from '../starts.copy.ts';
import type { ItemRow } from '../starts.repo.ts';

/** What the product knows of one start, besides its items. */
export interface Known {
  vault: Vault;
  /** Null where the job names none; then nothing is known of a license. */
  position: Position | null;
  state: UsState | null;
  startOn: string;
  openedOn: string;
  today: string;
  /** Whether the employer may see the health documents. */
  sharesHealth: boolean;
  /** An administrator who views as a person sees nothing of the health documents. */
  hidesHealth: boolean;
  /** Since then, by the employer's clock, nothing is due anymore. */
  isOver: boolean;
}

export interface Settled {
  state: StartItem['state'];
  note?: string | null;
  doneAt?: Date | null;
  expiresOn?: string | null;
  action?: StartItem['action'];
}

export interface SettledItem extends Required<Settled> {
  row: ItemRow;
  dueOn: string;
  documentKind: MedicalDocumentKind | null;
}

/** The items of a checklist as they stand today: a mark of either side, or what the vault and the checks say. */
export const settleItems = (rows: readonly ItemRow[], known: Known): SettledItem[] =>
  rows.map((row) => {
    const dueOn = dueDay(row, known);
    const evidence = ruleOf(row.rule)?.evidence;
    const settled = settleItem(row, known);
    const isLate = settled.state === 'open' && dueOn < known.today && !known.isOver;
    return {
      note: null,
      doneAt: null,
      expiresOn: null,
      // What the vault already answers needs no mark.
      action: row.owner === 'tallgrass' || settled.state === 'done' ? null : 'mark',
      ...settled,
      state: isLate ? 'overdue' : settled.state,
      row,
      dueOn,
      documentKind: evidence?.kind === 'health' ? evidence.of : null,
    };
  });

/** Nothing is due before the day after the checklist opened, however soon the start. */
export function dueDay({ daysBefore }: Pick<ItemRow, 'daysBefore'>, { startOn, openedOn }: Known): string {
  const usual = addDays(startOn, -daysBefore);
  const earliest = addDays(openedOn, 1);
  const due = usual < earliest ? earliest : usual;
  return due > startOn ? startOn : due;
}

function settleItem(row: ItemRow, known: Known): Settled {
  if (row.doneAt) return { state: 'done', doneAt: row.doneAt, action: 'unmark' };
  const certification = certificationOf(row.rule);
  if (certification) return settleCertification(certification, known);
  const evidence = ruleOf(row.rule)?.evidence;
  if (!evidence) return { state: 'open' };
  if (evidence.kind === 'license') {
    const { position, state } = known;
    return position && state ? settleLicense({ ...known, position, state }) : { state: 'open', note: copy.reviewing };
  }
  if (evidence.kind === 'exclusions') return settleExclusions(known);
  return settleHealth(evidence.of, known);
}

/** The rule of a certification that the job requires: `certification:BLS`. */
export const certificationOf = (rule: string | null) =>
  CERTIFICATIONS.find(({ id }) => rule === `certification:${id}`)?.id ?? null;

function settleCertification(kind: string, { vault, startOn, today }: Known): Settled {
  const held = vault.certifications
    .filter((row) => row.kind === kind && row.expiresOn !== null && row.expiresOn >= today)
    .toSorted((a, b) => (b.expiresOn ?? '').localeCompare(a.expiresOn ?? ''));
  const [best] = held;
  if (!best) return { state: 'open', note: copy.certificationMissing, action: 'profile' };
  const { expiresOn, verificationState, verifiedAt } = best;
  if (expiresOn !== null && expiresOn < startOn) {
    return { state: 'expires', note: copy.expires(day(expiresOn)), expiresOn, action: 'profile' };
  }
  const note = verificationState === 'verified' ? copy.verified : copy.stated;
  return { state: 'done', note, doneAt: verifiedAt ?? best.createdAt, expiresOn };
}

function settleExclusions({ vault: { screening } }: Known): Settled {
  const { screenedAt, openHits, sources } = screening;
  if (openHits > 0) return { state: 'open', note: copy.reviewing };
  if (!screenedAt || sources.length === 0) return { state: 'open', note: copy.beingChecked };
  const at = new Date(screenedAt);
  return { state: 'done', note: copy.screened(day(dayOf(at))), doneAt: at };
}

function settleHealth(kind: MedicalDocumentKind, known: Known): Settled {
  if (known.hidesHealth) return { state: 'open', note: copy.healthHidden, action: null };
  const own = known.vault.health
    .filter((row) => row.kind === kind && (row.expiresOn === null || row.expiresOn >= known.today))
    .toSorted((a, b) => (b.expiresOn ?? '9999').localeCompare(a.expiresOn ?? '9999'));
  const [best] = own;
  if (!best) return { state: 'open', action: 'upload' };
  if (!known.sharesHealth) return { state: 'open', note: copy.inVault, action: 'share' };
  const { expiresOn, createdAt } = best;
  if (expiresOn !== null && expiresOn < known.startOn) {
    return { state: 'expires', note: copy.expires(day(expiresOn)), expiresOn, doneAt: createdAt, action: 'upload' };
  }
  return { state: 'done', note: copy.fromVault, doneAt: createdAt, expiresOn };
}
