/** The content of a mail without its look. The HTML and the plain text are both made from it. */
export interface Letter {
  subject: string;
  /** The text that mailboxes show next to the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  facts: [string, string][];
  /** Notices that are mailed together; each title links to its screen. */
  items: { title: string; body: string; url: string }[];
  action: { label: string; url: string } | null;
  /** Small print under the button. */
  note: string | null;
}
