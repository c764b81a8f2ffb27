// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAutoApply, setAutoApply } from '#domains/hiring/contract/applications/auto-apply.ts';
import { AutoApplyCard } from '#domains/hiring/web/auto-apply/auto-apply-card.tsx';
import { getMyProfile, savePreferences } from '#domains/profiles/contract/candidates.ts';
import { PreferencesForm } from '#domains/profiles/web/profile/preferences-form.tsx';
import { myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { answering } from '#tests/components/answering.ts';
import { profile } from '#tests/components/profiles.ts';
import { show } from '#tests/components/show.tsx';

/** The card of the dashboard, and the profile's form when a person goes there. */
function Places() {
  const { data } = useQuery(myProfile());
  return (
    <>
      <AutoApplyCard />
      {data ? (
        <PreferencesForm
          key={String(data.preferences.autoApply)}
          profile={data}
          actions={<button>Save</button>}
          onSaved={() => undefined}
        />
      ) : null}
    </>
  );
}

test('turned on or off on the dashboard or in the profile, both say so', async () => {
  const stored = {
    ...profile().preferences,
    payFloorCents: 3600,
    shifts: ['nights' as const],
    shiftPatterns: ['3x12' as const],
    employmentTypes: ['full_time' as const],
    radiusMiles: 50,
    workAuthorized: true,
    autoApply: true,
  };
  const card = () => ({
    enabled: stored.autoApply,
    dailyCap: stored.autoApplyDailyCap,
    activeCap: stored.autoApplyActiveCap,
    minScore: 0,
    appliedToday: 0,
    active: 0,
    pausedAt: null,
    consentVersion: null,
    consentedAt: null,
  });
  answering(getMyProfile, () => profile({ preferences: { ...stored } }));
  answering(savePreferences, ({ body }) => profile({ preferences: Object.assign(stored, body) }));
  answering(getAutoApply, card);
  answering(setAutoApply, ({ body }) => {
    stored.autoApply = body.enabled ?? stored.autoApply;
    return card();
  });
  show(<Places />);
  const onCard = () => screen.getByRole('switch').getAttribute('aria-checked');
  const inProfile = () => screen.getByRole('checkbox', { name: /^Apply to matching/ }).getAttribute('aria-checked');
  const bothSay = (isOn: boolean) =>
    waitFor(() => expect([onCard(), inProfile()]).toEqual([String(isOn), String(isOn)]));
  await screen.findByRole('switch');
  await bothSay(true);
  fireEvent.click(screen.getByRole('switch'));
  await bothSay(false);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Apply to matching/ }));
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
  await bothSay(true);
});
