import { namesOf } from '#domains/accounts/server/identity/index.ts';
import { audit } from '#platform/server/audit.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, wrongState } from '#platform/server/errors.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type {
  PositionRequirements,
  publishRequirementSet,
  RequirementVersion,
  saveRequirementDraft,
} from '#domains/verification/contract/requirements.ts';
import { POSITIONS, type Position } from '#kernel/vocabulary.ts';
import {
  contentOf,
  deleteSet,
  insertDraft,
  listSets,
  lockSets,
  nextVersion,
  saveSet,
  type SetRow,
} from './requirements.repo.ts';

export const readSets = (deps: Deps, me: string): Promise<{ items: PositionRequirements[] }> =>
  deps.db.as(admin(me), async (tx) => {
    const rows = await listSets(tx);
    const names = await namesIn(tx, rows);
    return { items: POSITIONS.map((position) => present(position, rows, names)) };
  });

const namesIn = (tx: Tx, rows: readonly SetRow[]) =>
  namesOf(
    tx,
    rows.flatMap(({ editedBy, publishedBy }) => [editedBy, publishedBy]),
  );

async function readOne(tx: Tx, position: Position): Promise<PositionRequirements> {
  const rows = await listSets(tx, position);
  return present(position, rows, await namesIn(tx, rows));
}

function present(position: Position, rows: readonly SetRow[], names: ReadonlyMap<string, string>) {
  const own = rows.filter((row) => row.position === position);
  const who = (id: string | null) => (id ? { id, name: names.get(id) ?? 'Former member' } : null);
  const view = (row: SetRow): RequirementVersion => {
    const { license, required, suggested } = contentOf(row);
    return {
      version: row.version,
      status: row.status,
      license,
      required: [...required],
      suggested: [...suggested],
      note: row.note,
      editedBy: who(row.editedBy),
      editedAt: row.editedAt.toISOString(),
      publishedBy: who(row.publishedBy),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      revision: row.revision,
    };
  };
  const published = own.find(({ status }) => status === 'published');
  if (!published) throw new Error(`no requirements are published for ${position}`);
  const draft = own.find(({ status }) => status === 'draft');
  return {
    position,
    published: view(published),
    draft: draft ? view(draft) : null,
    former: own.filter(({ status }) => status === 'retired').map(view),
  };
}

const STALE = 'Someone else changed this draft. Please look again.';

/** Runs a step on the draft that the caller saw, and returns the updated position. */
const withDraft = (
  deps: Deps,
  me: string,
  { position, revision }: InputOf<typeof publishRequirementSet>['body'],
  work: (tx: Tx, draft: SetRow, published: SetRow) => Promise<void>,
): Promise<PositionRequirements> =>
  deps.db.as(admin(me), async (tx) => {
    const rows = await lockSets(tx, position);
    const draft = rows.find(({ status }) => status === 'draft');
    const published = rows.find(({ status }) => status === 'published');
    if (!draft || !published || draft.revision !== revision) throw wrongState(STALE, draft ? 'draft' : 'published');
    await work(tx, draft, published);
    return readOne(tx, position);
  });

export const saveDraft = (
  deps: Deps,
  me: string,
  { position, revision, ...content }: InputOf<typeof saveRequirementDraft>['body'],
): Promise<PositionRequirements> =>
  deps.db.as(admin(me), async (tx) => {
    const rows = await lockSets(tx, position);
    const draft = rows.find(({ status }) => status === 'draft');
    if ((draft?.revision ?? null) !== revision) throw wrongState(STALE, draft ? 'draft' : 'published');
    const values = { ...content, editedBy: me, editedAt: deps.clock.now() };
    const version = draft?.version ?? (await nextVersion(tx, position));
    if (draft) await saveSet(tx, draft.id, values);
    else await insertDraft(tx, { position, version, status: 'draft', ...values });
    await note(tx, me, 'drafted', position, { version });
    return readOne(tx, position);
  });

/** Applies from the commit on to profiles submitted or decided then; existing approvals stay valid. */
export const publish = (deps: Deps, me: string, body: InputOf<typeof publishRequirementSet>['body']) =>
  withDraft(deps, me, body, async (tx, draft, published) => {
    const same =
      JSON.stringify({ ...contentOf(draft), version: 0 }) === JSON.stringify({ ...contentOf(published), version: 0 });
    if (same) throw invalidField('required', 'This is the published set. Change something first.');
    await saveSet(tx, published.id, { status: 'retired' });
    await saveSet(tx, draft.id, { status: 'published', publishedBy: me, publishedAt: deps.clock.now() });
    await note(tx, me, 'published', body.position, {
      version: draft.version,
      former: published.version,
      license: draft.license,
      required: draft.required,
      suggested: draft.suggested,
    });
  });

export const discard = (deps: Deps, me: string, body: InputOf<typeof publishRequirementSet>['body']) =>
  withDraft(deps, me, body, async (tx, draft) => {
    await deleteSet(tx, draft.id);
    await note(tx, me, 'discarded', body.position, { version: draft.version });
  });

const note = (tx: Tx, me: string, what: string, position: Position, detail: Record<string, unknown>) =>
  audit(tx, { actorId: me, action: `requirements.${what}`, subjectType: 'requirements', subjectId: position, detail });
