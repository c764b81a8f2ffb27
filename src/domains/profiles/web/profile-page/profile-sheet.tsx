import { useLocation, useNavigate } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { ProfileSection } from '#domains/profiles/contract/profile-sections.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FormSheet, FormSheetActions } from '#platform/web/ui/overlays/form-sheet.tsx';
import type { ImportPurpose } from '#domains/profiles/contract/resume/import-words.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { ENTRY_STEP, GIVES_WAY } from '../credentials/entry-step.ts';
import { ResumeImport } from '../resume/resume-import.tsx';
import { profileCopy, requirementsCopy } from '../profile/profile.copy.ts';
import { profilePageCopy as copy } from './profile-page.copy.ts';
import { wasOpenedHere } from './section-links.ts';
import { SectionForm } from './section-form.tsx';

/** The sections that a résumé or a photo of a card can fill. */
const IMPORTS: Partial<Record<ProfileSection, ImportPurpose>> = { experience: 'resume', licenses: 'card' };

/** The form of the section in the URL, over the page. Closing it returns to the page where it was. */
export function ProfileSheet({ section, profile }: { section: ProfileSection; profile: CandidateProfileView }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const close = () =>
    void (wasOpenedHere(state)
      ? navigate(-1)
      : navigate('/job-seeker/profile', { replace: true, preventScrollReset: true }));
  const onSaved = () => {
    confirmation(profileCopy.savedSection);
    close();
  };
  return (
    <FormSheet
      title={copy.sections[section].title}
      description={section === 'requirements' ? requirementsCopy.lead : undefined}
      onClose={close}
      returnsTo={`open-${section}`}
    >
      <div className={ENTRY_STEP}>
        {IMPORTS[section] ? (
          <div className={classes('mb-6', GIVES_WAY)}>
            <ResumeImport purpose={IMPORTS[section]} />
          </div>
        ) : null}
        <SectionForm
          section={section}
          profile={profile}
          onSaved={onSaved}
          save={
            <FormSheetActions>
              <Button type="submit">{profileCopy.saveSection}</Button>
            </FormSheetActions>
          }
          done={
            <FormSheetActions className={GIVES_WAY}>
              <Button variant="secondary" onClick={close}>
                {copy.done}
              </Button>
            </FormSheetActions>
          }
        />
      </div>
    </FormSheet>
  );
}
