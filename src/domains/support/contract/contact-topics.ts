/** The topics of a message to the team. */
export const CONTACT_TOPICS = ['candidate', 'employer', 'privacy', 'security', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_TOPIC_LABELS: Record<ContactTopic, string> = {
  candidate: 'My profile or my applications',
  employer: 'Hiring with Tallgrass',
  privacy: 'My data and privacy',
  security: 'A security problem',
  other: 'Something else',
};
