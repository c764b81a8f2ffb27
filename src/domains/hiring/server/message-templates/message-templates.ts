import { lockOwn } from '#domains/employers/server/hiring-team/index.ts';
import {
  MOST_TEMPLATES,
  type MessageTemplate,
  type TemplateInput,
} from '#domains/hiring/contract/message-templates.ts';
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
  type TemplateRow,
} from './message-templates.repo.ts';

const WRITERS = ['owner', 'recruiter'] as const;

export const listForTeam = (deps: Deps, userId: string) =>
  deps.db.as(user(userId), async (tx) => ({ items: (await listTemplateRows(tx)).map(present) }));

export const addTemplate = (deps: Deps, userId: string, input: TemplateInput): Promise<MessageTemplate> =>
  deps.db.as(user(userId), async (tx) => {
    const organizationId = await lockForWriting(tx, userId);
    if ((await countTemplates(tx, organizationId)) >= MOST_TEMPLATES) {
      throw new AppError('CONFLICT', `You have ${MOST_TEMPLATES} templates. Delete one first.`);
    }
    await requireFreeName(tx, organizationId, input.name);
    const now = deps.clock.now();
    return present(await insertTemplate(tx, { organizationId, ...input, createdAt: now, updatedAt: now }));
  });

export const editTemplate = (deps: Deps, userId: string, id: string, input: TemplateInput): Promise<MessageTemplate> =>
  deps.db.as(user(userId), async (tx) => {
    const organizationId = await lockForWriting(tx, userId);
    await requireFreeName(tx, organizationId, input.name, id);
    const row = await updateTemplate(tx, { organizationId, id }, { ...input, updatedAt: deps.clock.now() });
    if (!row) throw notFound('template');
    return present(row);
  });

export const removeTemplate = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const organizationId = await lockForWriting(tx, userId);
    if (!(await deleteTemplateRow(tx, { organizationId, id }))) throw notFound('template');
  });

/** Serializes the changes of one organization, so that two members can't take one name. */
const lockForWriting = async (tx: Tx, userId: string): Promise<string> =>
  (await lockOwn(tx, userId, WRITERS)).organization.id;

async function requireFreeName(tx: Tx, organizationId: string, name: string, except?: string): Promise<void> {
  if (await isNameTaken(tx, { organizationId, name, except })) {
    throw invalidField('name', 'There is a template with this name. Choose another one.');
  }
}

const present = ({ id, name, body, updatedAt }: TemplateRow): MessageTemplate => ({
  id,
  name,
  body,
  updatedAt: updatedAt.toISOString(),
});
