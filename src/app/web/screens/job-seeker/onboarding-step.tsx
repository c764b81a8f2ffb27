import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { MATCHING_NOTICE_VERSION } from '#domains/profiles/contract/consents.ts';
import type { ImportPurpose } from '#domains/profiles/contract/resume/import-words.ts';
import type { OnboardingStep } from '#domains/profiles/contract/onboarding-steps.ts';
import { JobPreview } from '#domains/hiring/web/job-preview/job-preview.tsx';
import { CertificationList } from '#domains/profiles/web/credentials/certification-list.tsx';
import { CredentialsStep } from '#domains/profiles/web/credentials/credentials-step.tsx';
import { ENTRY_STEP, GIVES_WAY } from '#domains/profiles/web/credentials/entry-step.ts';
import { factTargetsOf } from '#domains/profiles/web/credentials/fact-targets.ts';
import { DocumentsSection } from '#domains/profiles/web/documents/documents-section.tsx';
import { myDocuments } from '#domains/profiles/web/documents/documents.queries.ts';
import { AgreeStep } from '#domains/profiles/web/onboarding/agree-step.tsx';
import { ReviewStep } from '#domains/profiles/web/onboarding/review-step.tsx';
import { SectionList } from '#domains/profiles/web/onboarding/section-list.tsx';
import { EducationStep, WorkStep } from '#domains/profiles/web/profile/experience-step.tsx';
import { changeProfile, sendSubmission, myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { ResumeImport } from '#domains/profiles/web/resume/resume-import.tsx';
import { ListStep } from '#domains/profiles/web/profile/step-frame.tsx';
import {
  AboutStep,
  AddressStep,
  FormerNamesStep,
  PrivacyStep,
} from '#domains/profiles/web/short-forms/about-forms.tsx';
import {
  IntroStep,
  SettingsStep,
  SkillsStep,
  SpecialtyStep,
} from '#domains/profiles/web/short-forms/experience-forms.tsx';
import { AuthorizationStep, DistanceStep, ScheduleStep } from '#domains/profiles/web/short-forms/preference-forms.tsx';
import { HomeStep } from '#domains/profiles/web/start/home-step.tsx';
import { LicenseStep } from '#domains/profiles/web/start/license-step.tsx';
import { PayStep } from '#domains/profiles/web/start/pay-step.tsx';
import { RoleStep } from '#domains/profiles/web/start/role-step.tsx';
import { ShiftStep } from '#domains/profiles/web/start/shift-step.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { refreshAuth } from '#platform/web/session/auth.ts';

interface StepContentProps {
  step: OnboardingStep;
  profile: CandidateProfileView;
  goTo: (step: OnboardingStep) => void;
  actions: ReactNode;
  onSaved: () => void;
}

type Content = (props: StepContentProps) => ReactNode;

/** The content of each step of the wizard. */
const CONTENT: Record<OnboardingStep, Content> = {
  role: RoleStep,
  license: LicenseStep,
  home: HomeStep,
  shift: ShiftStep,
  pay: PayStep,
  matches: MatchesStep,
  credentials: CredentialsStep,
  certifications: (props) => (
    <ListStep {...props}>
      <CertificationList profile={props.profile} />
    </ListStep>
  ),
  specialty: SpecialtyStep,
  experience: WorkStep,
  education: EducationStep,
  skills: SkillsStep,
  settings: SettingsStep,
  documents: DocumentsStep,
  preferences: ScheduleStep,
  distance: DistanceStep,
  authorization: AuthorizationStep,
  about: AboutStep,
  'former-names': FormerNamesStep,
  address: AddressStep,
  intro: IntroStep,
  privacy: PrivacyStep,
  review: Review,
  agree: Agree,
};

/** The steps that a résumé or a photo of a card can answer. */
const READS: Partial<Record<OnboardingStep, ImportPurpose>> = {
  role: 'resume',
  license: 'card',
  matches: 'resume',
  experience: 'resume',
  credentials: 'card',
};

/** Steps whose question nearly fills a phone screen. */
const COMPACT: ReadonlySet<OnboardingStep> = new Set(['role', 'license']);

export function OnboardingStepContent(props: StepContentProps) {
  const [imports, setImports] = useState(0);
  const Step = CONTENT[props.step];
  const reads = READS[props.step];
  return (
    <div className={classes('flex flex-col gap-6', ENTRY_STEP)}>
      {reads ? (
        <div className={GIVES_WAY}>
          <ResumeImport
            purpose={reads}
            isCompact={COMPACT.has(props.step)}
            onClosed={() => setImports((count) => count + 1)}
          />
        </div>
      ) : null}
      {/* After an import, the form starts again from the profile. */}
      <Step key={imports} {...props} />
    </div>
  );
}

/** The step that answers each thing that would open more jobs. */
const UNLOCKED_AT: Readonly<Record<string, OnboardingStep>> = {
  license: 'credentials',
  certifications: 'certifications',
  experience: 'specialty',
  pay: 'pay',
  distance: 'distance',
  shift: 'shift',
  shift_pattern: 'preferences',
  employment_type: 'preferences',
  start_date: 'authorization',
};

function MatchesStep({ profile, goTo, actions, onSaved }: StepContentProps) {
  return (
    <ListStep actions={actions} onSaved={onSaved}>
      <JobPreview onUnlock={(gate) => goTo(UNLOCKED_AT[gate] ?? 'credentials')} />
      <SectionList profile={profile} goTo={goTo} />
    </ListStep>
  );
}

function DocumentsStep({ profile, actions, onSaved }: StepContentProps) {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: myProfile().queryKey }), [client]);
  return (
    <ListStep actions={actions} onSaved={onSaved}>
      <DocumentsSection facts={factTargetsOf(profile)} onChanged={refresh} />
    </ListStep>
  );
}

function Review(props: StepContentProps) {
  const documents = useQuery(myDocuments());
  return <ReviewStep {...props} documents={documents.data?.items.length ?? 0} />;
}

function Agree({ actions }: StepContentProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const submission = useMutation({
    ...changeProfile(client, () => sendSubmission(MATCHING_NOTICE_VERSION)),
    onSuccess: async (submitted) => {
      // The guards use the session's profile, which must be current before the next page loads.
      await refreshAuth();
      client.setQueryData(myProfile().queryKey, submitted);
      await navigate('/job-seeker/awaiting-approval');
    },
  });
  return (
    <AgreeStep
      actions={actions}
      submit={() => submission.mutate()}
      isSubmitting={submission.isPending}
      failure={submission.error?.message ?? null}
    />
  );
}
