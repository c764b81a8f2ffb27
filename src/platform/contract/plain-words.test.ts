import { expect, it } from 'vitest';
import type { z } from 'zod';
import { proposeInterview } from '#domains/hiring/contract/interviews/interviews.ts';
import { jobDraft } from '#domains/jobs/contract/jobs.ts';
import { rescindOffer, sendOffer } from '#domains/hiring/contract/offers/offers.ts';
import { facilityStep, inviteMember } from '#domains/employers/contract/organizations.ts';

function said(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

it('tells what to do where a rule has no sentence of its own', () => {
  const draft = {
    organizationId: 'x',
    title: 'x',
    nightDifferentialCents: -5,
    callRateCents: 0.5,
    minimumYears: Number.NaN,
    position: 'nurse',
    startDate: '2027-02-31',
    licenseStates: Array.from({ length: 11 }, () => 'MO'),
  };
  expect(said(jobDraft, draft)).toEqual({
    organizationId: 'Choose a facility.',
    nightDifferentialCents: 'At least 0.',
    callRateCents: 'Enter a whole number.',
    minimumYears: 'Enter a number.',
    position: 'Choose one of the choices.',
    startDate: 'Enter a date.',
    licenseStates: 'At most 10.',
  });
  expect(said(sendOffer.body, { payCents: 4000, startDate: '', expiresAt: '' })).toMatchObject({
    startDate: 'Enter a date.',
    expiresAt: 'Enter a day and a time.',
  });
  expect(said(rescindOffer.body, { reason: 'x'.repeat(501) })).toEqual({ reason: 'At most 500 characters.' });
  expect(said(facilityStep, {})).toMatchObject({ name: 'Please fill this in.', zip: 'Please fill this in.' });
  expect(said(inviteMember.body, { email: 'x', memberRole: 'owner', admin: true })).toEqual({
    email: 'Enter a valid email.',
    '': 'This is not known here: admin.',
  });
  expect(said(proposeInterview.body, { durationMinutes: null })).toMatchObject({
    durationMinutes: 'Enter a whole number.',
  });
});

it('names the first of many unknown fields, cut, and counts the rest', () => {
  const unknown = Object.fromEntries(['pet', 'x'.repeat(500), 'c', 'd', 'e'].map((name) => [name, 1]));
  const body = { email: 'kim@kin.test', memberRole: 'recruiter' };
  expect(said(inviteMember.body, { ...body, ...unknown })).toEqual({
    '': `This is not known here: pet, ${'x'.repeat(60)}, c and 2 more.`,
  });
});
