// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getPlaceholders, listTemplates } from '#domains/hiring/contract/conversations/message-templates.ts';
import { PLACEHOLDERS, type PlaceholderValues } from '#domains/hiring/contract/offers/placeholders.ts';
import { listInterviewers } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { getJob } from '#domains/jobs/contract/jobs.ts';
import { answering } from '#tests/components/answering.ts';
import { job } from '#tests/components/job.ts';
import { show } from '#tests/components/show.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const NOW = '2026-11-20T10:00:00.000Z';
const NO_VALUES = Object.fromEntries(PLACEHOLDERS.map((name) => [name, null])) as PlaceholderValues;

test('a template goes after what is typed, and begins an empty message', async () => {
  const template = { id: randomUUID(), name: 'First call', body: 'We would like to talk.', updatedAt: NOW };
  answering(listTemplates, () => ({ items: [template] }));
  answering(getPlaceholders, () => ({ values: NO_VALUES }));
  answering(listInterviewers, () => ({ items: [] }));
  answering(getJob, () => job({ organizationId: randomUUID() }));
  const invitee = { id: randomUUID(), name: 'Prairie Heron', isNamed: false };
  const user = show(<InviteDialog jobId={randomUUID()} invitee={invitee} onClose={() => undefined} />);
  const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
  await user.selectOptions(await screen.findByLabelText('Template'), 'First call');
  await expect.poll(() => message().value).toBe('We would like to talk.');
  await user.clear(message());
  await user.type(message(), 'Your nights in ICU fit.');
  await user.selectOptions(screen.getByLabelText('Template'), 'First call');
  await expect.poll(() => message().value).toBe('Your nights in ICU fit.\n\nWe would like to talk.');
});
