import { lockOwn } from '#domains/employers/server/hiring-team/index.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound } from '#platform/server/errors.ts';
import {
  countTemplates,
  deleteTemplateRow,
  insertTemplate,
  isNameTaken,
  listTemplateRows,
  updateTemplate,
  type TemplateContent,
  type TemplateKind,
  type TemplateRow,
} from './templates.repo.ts';

const WRITERS = ['owner', 'recruiter'] as const;

/** One kind of an organization's templates: its members read them, owners and recruiters write them. */
export function templatesOf<View>(kind: TemplateKind, most: number, present: (row: TemplateRow) => View) {
  return {
    list: (deps: Deps, userId: string): Promise<{ items: View[] }> =>
      deps.db.as(user(userId), async (tx) => ({ items: (await listTemplateRows(tx, kind)).map(present) })),

    add: (deps: Deps, userId: string, content: TemplateContent): Promise<View> =>
      deps.db.as(user(userId), async (tx) => {
        const organizationId = await lockForWriting(tx, userId);
        if ((await countTemplates(tx, { organizationId, kind })) >= most) {
          throw new AppError('CONFLICT', `You have ${most} templates. Delete one first.`);
        }
        await requireFreeName(tx, { organizationId, kind, name: content.name });
        const now = deps.clock.now();
        return present(await insertTemplate(tx, { organizationId, kind, ...content, createdAt: now, updatedAt: now }));
      }),

    edit: (deps: Deps, userId: string, id: string, content: TemplateContent): Promise<View> =>
      deps.db.as(user(userId), async (tx) => {
        const organizationId = await lockForWriting(tx, userId);
        await requireFreeName(tx, { organizationId, kind, name: content.name, except: id });
        const changed = { ...content, updatedAt: deps.clock.now() };
        const row = await updateTemplate(tx, { organizationId, kind, id }, changed);
        if (!row) throw notFound('template');
        return present(row);
      }),

    remove: (deps: Deps, userId: string, id: string): Promise<void> =>
      deps.db.as(user(userId), async (tx) => {
        const organizationId = await lockForWriting(tx, userId);
        if (!(await deleteTemplateRow(tx, { organizationId, kind, id }))) throw notFound('template');
      }),
  };
}

/** Serializes the changes of one organization, so that two members can't take one name. */
const lockForWriting = async (tx: Tx, userId: string): Promise<string> =>
  (await lockOwn(tx, userId, WRITERS)).organization.id;

async function requireFreeName(tx: Tx, which: Parameters<typeof isNameTaken>[1]): Promise<void> {
  if (await isNameTaken(tx, which)) {
    throw invalidField('name', 'There is a template with this name. Choose another one.');
  }
}
