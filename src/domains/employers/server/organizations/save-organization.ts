import type { z } from 'zod';
import {
  asStated,
  lockMembershipOf,
  membershipOf,
  type Organization,
} from '#domains/employers/server/hiring-team/index.ts';
import { askSources } from '#domains/verification/server/cases/index.ts';
import { audit } from '#platform/server/audit.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { organizationCanceled } from '#domains/employers/contract/organization-events.ts';
import type {
  addressStep,
  contactStep,
  detailsStep,
  MyOrganization,
  organizationStep,
} from '#domains/employers/contract/organizations.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { changing, placeFor } from './changing.ts';
import { changeIdentity } from './identity.ts';
import { cancelTree, change, directoryEntryExists, found, saveJobTitle } from './organizations.repo.ts';
import { missingOf, readMine } from './read-organization.ts';
import { submitOrganization } from './submit-organization.ts';
import { changeUnits } from './units.ts';

export const readOwn = (deps: Deps, userId: string): Promise<MyOrganization> =>
  deps.db.as(user(userId), (tx) => readMine(tx, userId));

type OrganizationFacts = z.output<typeof organizationStep>;

/** The first save creates the organization with the viewer as its owner; later ones change it. */
export const saveOrganization = async (deps: Deps, userId: string, body: OrganizationFacts): Promise<MyOrganization> =>
  (await foundFirst(deps, userId, body)) ??
  changing(deps, userId, (tx, organization, member) =>
    changeIdentity(deps, tx, organization, member, { ...body, ...nextStep(organization, 'address') }),
  );

/** Creates an organization; null when the user already belongs to one. */
const foundFirst = (deps: Deps, userId: string, body: OrganizationFacts): Promise<MyOrganization | null> =>
  deps.db.as(user(userId), async (tx) => {
    if (body.directoryCcn && !(await directoryEntryExists(tx, body.directoryCcn))) {
      throw invalidField('directoryCcn', 'This entry is no longer in the directory. Please choose again.');
    }
    await lockMembershipOf(tx, userId);
    if (await membershipOf(tx, userId)) return null;
    const now = deps.clock.now();
    const made = await found(tx, userId, { ...body, onboardingStep: 'address', createdAt: now, updatedAt: now });
    if (made)
      await audit(tx, {
        actorId: userId,
        action: 'organization.founded',
        subjectType: 'organization',
        subjectId: made.id,
      });
    return readMine(tx, userId);
  });

/** Stores the next step during onboarding, so that another device continues there. */
const nextStep = (organization: Organization, step: string) =>
  organization.submittedAt ? {} : { onboardingStep: step };

export const saveAddress = (deps: Deps, userId: string, { streetAddress, zip }: z.output<typeof addressStep>) =>
  changing(deps, userId, (tx, organization, member) => {
    const { city, state, latitude, longitude } = placeFor(zip);
    const place = { streetAddress, zip, city, state, latitude, longitude };
    return changeIdentity(deps, tx, organization, member, { ...place, ...nextStep(organization, 'contact') });
  });

export const saveContact = (deps: Deps, userId: string, body: z.output<typeof contactStep>) =>
  changing(deps, userId, async (tx, organization) => {
    const { jobTitle, ...contact } = body;
    const now = deps.clock.now();
    await change(tx, organization.id, { ...contact, ...nextStep(organization, 'details'), updatedAt: now });
    await saveJobTitle(tx, userId, jobTitle, now);
  });

export const saveDetails = (
  deps: Deps,
  userId: string,
  { units, removedUnitIds, ...details }: z.output<typeof detailsStep>,
) =>
  changing(deps, userId, async (tx, organization) => {
    const now = deps.clock.now();
    await change(tx, organization.id, { ...details, ...nextStep(organization, 'review'), updatedAt: now });
    if (organization.kind === 'facility') await changeUnits(tx, organization, { units, removedUnitIds }, userId);
    else if (units ?? removedUnitIds)
      throw invalidField('units', 'Units belong to your facilities. Change them there.');
  });

/** Submits the organization for review, for the first time or again after a fix or a rejection. */
export const submit = (deps: Deps, userId: string) =>
  changing(deps, userId, async (tx, organization) => {
    const { verificationStatus, submittedAt } = organization;
    const isAgain = submittedAt !== null && mayMove(verificationMachine, verificationStatus, 'pending', 'employer');
    if (submittedAt && !isAgain) throw wrongState('Your organization has already been submitted.', verificationStatus);
    const [stated = organization] = await asStated(tx, [organization]);
    const missing = missingOf(stated);
    if (missing.length > 0) {
      throw new AppError('INVALID_INPUT', 'Some things are still missing.', {
        fields: Object.fromEntries(missing.map(({ step, message }) => [step, message])),
      });
    }
    const now = deps.clock.now();
    const caseId = await submitOrganization(deps, tx, organization, { userId, now, isAgain });
    await audit(tx, {
      actorId: userId,
      action: isAgain ? 'organization.resubmitted' : 'organization.submitted',
      subjectType: 'case',
      subjectId: caseId,
    });
    await askSources(deps, tx, { organizationId: organization.id });
  });

/** 'Cancel anytime': nothing is billed. Jobs close, and their applicants are notified. */
export const cancel = (deps: Deps, userId: string, confirmName: string) =>
  changing(
    deps,
    userId,
    async (tx, organization) => {
      const [stated = organization] = await asStated(tx, [organization]);
      if (confirmName !== stated.name) throw invalidField('confirmName', 'Type the name exactly as shown above.');
      await cancelTree(tx, organization.id, deps.clock.now());
      const by = { actor: 'employer', actorId: userId } as const;
      await publish(deps, tx, organizationCanceled, { organizationId: organization.id, ...by });
    },
    ['owner'],
  );
