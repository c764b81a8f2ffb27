import { Hono } from 'hono';
import type { z } from 'zod';
import { user } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { answer, input, onlyRole, signedIn, viewerOf, type AppContext, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import {
  blockOrganization,
  certificationCalls,
  educationCalls,
  getMyProfile,
  getMySubmission,
  licenseCalls,
  saveAbout,
  saveCredentials,
  saveOnboardingStep,
  savePreferences,
  saveRole,
  searchOrganizations,
  submitOnboarding,
  unblockOrganization,
  workCalls,
} from '#shared/contracts/candidates.ts';
import { lookUpZip } from '#shared/contracts/geo.ts';
import { searchLiveEmployers } from './search-employers.ts';
import { certificationTable, educationTable, licenseTable, workTable, type FactTable } from './facts.repo.ts';
import { readSubmission } from './read-submission.ts';
import {
  addFact,
  blockEmployer,
  changeFact,
  readMyProfile,
  removeFact,
  saveMyAbout,
  saveMyCredentials,
  saveMyPreferences,
  saveMyRole,
  saveMyStep,
  unblockEmployer,
} from './save-profile.ts';
import { submitProfile } from './submit-profile.ts';
import { placeOf } from './zip.ts';
