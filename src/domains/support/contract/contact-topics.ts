/** What a message to the team may be about. */
export const CONTACT_TOPICS = ['candidate', 'employer', 'privacy', 'security', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];
