import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import type { MyOrganization, OrganizationStep as StepId } from '#domains/employers/contract/organizations.ts';
import { organizationCopy } from './organization.copy.ts';
import { settingsCopy as copy } from './settings.copy.ts';
import { refreshAuth } from '#platform/web/session/auth.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { STEP_FORMS } from './organization-steps.tsx';
import { OrganizationSummary } from './review-step.tsx';

/** The organization's facts, each part editable; a new identity is reviewed. */
export function EditOrganization({ data }: { data: MyOrganization }) {
  const [edited, setEdited] = useState<StepId | null>(null);
  const navigate = useNavigate();
  const onSaved = ({ organization }: MyOrganization) => {
    setEdited(null);
    const isReopened = organization?.verificationStatus !== 'approved';
    notice(isReopened ? copy.sentToReview : copy.saved, { tone: 'ok' });
    if (isReopened) void refreshAuth().then(() => navigate('/employer/awaiting-approval'));
  };
  const Form = edited && edited !== 'review' ? STEP_FORMS[edited] : null;
  return (
    <>
      <OrganizationSummary data={data} {...(mayPost(data.myRole) && { onEdit: setEdited })} />
      {edited && Form && (
        <Dialog title={organizationCopy.steps[edited]} isOpen onClose={() => setEdited(null)}>
          <Form data={data} words={copy.saveChanges} onSaved={onSaved} />
        </Dialog>
      )}
    </>
  );
}
