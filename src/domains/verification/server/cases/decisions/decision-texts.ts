/** The subject of a decision. `credentials`: what an approved person changed; `facility`: one of an approved organization's. */
export type DecisionSubject = 'person' | 'organization' | 'credentials' | 'facility';
export type NoticedDecision = 'approved' | 'needs_fix' | 'rejected' | 'reopened';

const NEXT_REVIEW = 'Please fix what we noted and submit it again. We review it within 1-2 business days.';
const SECOND_REVIEWER = "A second reviewer has a question. You don't need to do anything now.";

const OF_SUBJECT: Record<NoticedDecision, Record<DecisionSubject, { title: string; body: string }>> = {
  approved: {
    person: {
      title: "You're approved",
      body: 'Your review is complete. Matching begins now, and we notify you of each match.',
    },
    organization: { title: "You're approved", body: 'Your organization is approved. You can post jobs now.' },
    credentials: {
      title: 'Your change is approved',
      body: 'We checked what you changed. It counts for your matches again.',
    },
    facility: { title: 'approved', body: 'Its name and address are public now, and you can publish its jobs.' },
  },
  needs_fix: {
    person: { title: 'Your review needs something from you', body: NEXT_REVIEW },
    organization: { title: 'Your review needs something from you', body: NEXT_REVIEW },
    credentials: {
      title: 'What you changed needs a fix',
      body: 'Please correct it. The rest of your profile stays approved.',
    },
    facility: {
      title: 'needs a fix',
      body: 'Please correct it in your settings. We review it again within 1-2 business days.',
    },
  },
  rejected: {
    person: {
      title: 'We could not approve you',
      body: 'Please read why. You can correct it and submit your profile again.',
    },
    organization: {
      title: 'We could not approve you',
      body: 'Please read why. You can correct it and submit your organization again.',
    },
    credentials: {
      title: 'We could not confirm your change',
      body: 'Please read why. You can correct it. The rest of your profile stays approved.',
    },
    facility: {
      title: 'not approved',
      body: 'Please read why. You can correct it in your settings. Your other facilities stay approved.',
    },
  },
  reopened: {
    person: {
      title: 'We are reviewing your profile again',
      body: `${SECOND_REVIEWER} There are no new matches until the review is complete.`,
    },
    organization: {
      title: 'We are reviewing your organization again',
      body: `${SECOND_REVIEWER} You see no new people until the review is complete.`,
    },
    credentials: {
      title: 'We are reviewing your change again',
      body: `${SECOND_REVIEWER} The rest of your profile stays approved.`,
    },
    facility: {
      title: 'under review again',
      body: `${SECOND_REVIEWER} Its jobs are hidden until the review is complete.`,
    },
  },
};

const ACTIONS: Record<NoticedDecision, string> = {
  approved: 'Go to my dashboard',
  needs_fix: 'Fix issues',
  rejected: 'See the reason',
  reopened: 'See the status',
};

export const decisionText = (decision: NoticedDecision, subject: DecisionSubject) => ({
  ...OF_SUBJECT[decision][subject],
  action: ACTIONS[decision],
});
