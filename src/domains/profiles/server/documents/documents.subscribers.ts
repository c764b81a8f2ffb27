import { notify } from '#domains/messaging/server/notifications/index.ts';
import { auditOn } from '#platform/server/audit.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { documentInfected } from '#domains/profiles/contract/profile-events.ts';
import { profileSectionPath } from '#domains/profiles/contract/profile-sections.ts';
import { documentRefused } from './documents.notices.ts';
import { findDocumentOfFile } from './documents.repo.ts';

const notifyOwner = onEvent('profiles.notify-infected', documentInfected, async (deps, tx, { payload: { fileId } }) => {
  const document = await findDocumentOfFile(tx, fileId);
  if (!document) return;
  await notify(deps, tx, documentRefused, {
    userId: document.userId,
    href: profileSectionPath('documents'),
    data: { fileName: document.fileName },
    dedupeKey: `file:${fileId}`,
  });
});

export const documentSubscribers = [
  notifyOwner,
  auditOn(documentInfected, ({ fileId, signature }) => ({
    actorId: null,
    action: 'file.infected',
    subjectType: 'file',
    subjectId: fileId,
    detail: { signature },
  })),
];
