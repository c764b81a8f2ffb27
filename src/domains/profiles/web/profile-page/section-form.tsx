import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { ProfileSection } from '#domains/profiles/contract/profile-sections.ts';
import { CertificationList } from '../credentials/certification-list.tsx';
import { CredentialDetails } from '../credentials/credentials-step.tsx';
import { factTargetsOf } from '../credentials/fact-targets.ts';
import { LicenseList } from '../credentials/license-list.tsx';
import { DocumentsSection } from '../documents/documents-section.tsx';
import { AboutForm } from '../profile/about-form.tsx';
import { BlockedEmployers } from '../profile/blocked-employers.tsx';
import { RequirementsCard } from '../profile/employer-requirements.tsx';
import { EducationList, WorkList } from '../profile/experience-step.tsx';
import { PreferencesForm } from '../profile/preferences-form.tsx';
import { myProfile } from '../profile/profile.queries.ts';
import { RoleForm } from '../profile/role-form.tsx';
import { ReviewOfChange } from './review-of-change.tsx';

interface SectionFormProps {
  section: ProfileSection;
  profile: CandidateProfileView;
  onSaved: () => void;
  /** The button of a form that is saved as a whole. */
  save: ReactNode;
  /** The button below entries that are saved one by one. */
  done: ReactNode;
}

/** The form of each section; the wizard uses the same ones. */
export function SectionForm({ section, profile, onSaved, save, done }: SectionFormProps) {
  const form = { profile, onSaved, actions: save };
  switch (section) {
    case 'about':
      return (
        <Parts>
          <ReviewOfChange verification={profile.verification} item="identity" />
          <AboutForm {...form} />
        </Parts>
      );
    case 'role':
      return (
        <Parts>
          <ReviewOfChange verification={profile.verification} item="role" />
          <RoleForm {...form} />
        </Parts>
      );
    case 'licenses':
      return (
        <Parts>
          <LicenseList profile={profile} />
          <CredentialDetails {...form} />
        </Parts>
      );
    case 'preferences':
      return (
        <Parts>
          <PreferencesForm {...form} />
        </Parts>
      );
    case 'certifications':
      return (
        <Parts>
          <CertificationList profile={profile} />
          {done}
        </Parts>
      );
    case 'experience':
      return (
        <Parts>
          <WorkList profile={profile} />
          {done}
        </Parts>
      );
    case 'education':
      return (
        <Parts>
          <EducationList rows={profile.education} />
          {done}
        </Parts>
      );
    case 'documents':
      return (
        <Parts>
          <Documents profile={profile} />
          {done}
        </Parts>
      );
    case 'requirements':
      return (
        <Parts>
          <RequirementsCard items={profile.requirements?.items ?? []} />
          {done}
        </Parts>
      );
    case 'blocked':
      return (
        <Parts>
          <BlockedEmployers blocked={profile.blocked} />
          {done}
        </Parts>
      );
  }
}

const Parts = ({ children }: { children: ReactNode }) => <div className="flex flex-col gap-6">{children}</div>;

function Documents({ profile }: { profile: CandidateProfileView }) {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: myProfile().queryKey }), [client]);
  return <DocumentsSection facts={factTargetsOf(profile)} onChanged={refresh} />;
}
