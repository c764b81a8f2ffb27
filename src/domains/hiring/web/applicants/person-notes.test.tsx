// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApplicantCard } from '#domains/hiring/contract/applicants.ts';
import { show } from '#tests/components/show.tsx';
import { PersonNotes } from './person-notes.tsx';

const note = (stage: ApplicantCard['stage'], there: ApplicantCard['stage']) => {
  const elsewhere = [{ applicationId: randomUUID(), jobId: randomUUID(), jobTitle: 'Emergency', stage: there }];
  show(<PersonNotes stage={stage} endingBeforeStart={[]} elsewhere={elsewhere} />);
  return screen.getByRole('listitem').textContent;
};

test('a match whom the employer knows from another job says which one', () => {
  expect(note('matched', 'applied')).toContain('You met them forEmergency');
  expect(note('matched', 'hired')).toContain('Already hired forEmergency');
  expect(note('applied', 'applied')).toContain('Also inEmergency');
});
