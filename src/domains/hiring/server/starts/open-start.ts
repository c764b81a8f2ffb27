import type { StartRule } from '#domains/hiring/contract/starts/rules/rule.ts';
import { rulesFor, ruleVersions } from '#domains/hiring/contract/starts/rules/rules.ts';
import { startPlanned } from '#domains/hiring/contract/starts/start-events.ts';
import { readParties } from '#domains/hiring/server/parties/index.ts';
import { licenseRule } from '#domains/matching/engine/license/license-table.ts';
import { CERTIFICATIONS, type Position, type UsState } from '#kernel/vocabulary.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { ownItemsFor } from './own-items/own-items.repo.ts';
import { insertStart } from './starts.repo.ts';

/** As `service`: opens the checklist of an accepted offer, once. */
export async function openStart(deps: Deps, tx: Tx, applicationId: string, startOn: string): Promise<void> {
  const { job, organization } = await readParties(tx, applicationId);
  const { position, state } = job;
  const rules =
    position && state
      ? rulesFor({ position, state, setting: organization.facilityType, credential: credentialOf(position, state) })
      : [];
  const own = await ownItemsFor(tx, job.organizationId, position);
  const items = [
    ...rules.map(fromRule),
    ...job.requiredCertifications.map(fromCertification),
    ...own.map(({ title, hint, owner, daysBefore, isBlocker }) => ({ title, hint, owner, daysBefore, isBlocker })),
  ];
  const now = deps.clock.now();
  const isNew = await insertStart(
    tx,
    {
      applicationId,
      organizationId: job.organizationId,
      startOn,
      builtFrom: ruleVersions(),
      createdAt: now,
      updatedAt: now,
    },
    items.map((item, place) => ({ ...item, position: place })),
  );
  if (isNew) await publish(deps, tx, startPlanned, { ...SYSTEM, applicationId, startOn });
}

function credentialOf(position: Position, state: UsState): 'license' | 'registry' | 'none' {
  const { need } = licenseRule(position, state);
  if (need === 'none') return 'none';
  return need === 'registry' ? 'registry' : 'license';
}

const fromRule = ({ id, title, hint, owner, daysBefore, isBlocker }: StartRule) => ({
  rule: id,
  title,
  hint,
  owner,
  daysBefore,
  isBlocker,
});

const CERTIFICATION_DAYS = 7;

const fromCertification = (id: string) => ({
  rule: `certification:${id}`,
  title: CERTIFICATIONS.find((one) => one.id === id)?.label ?? id,
  hint: null,
  owner: 'candidate' as const,
  daysBefore: CERTIFICATION_DAYS,
  isBlocker: true,
});
