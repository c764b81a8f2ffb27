/** What a mail says, apart from how it looks. The HTML and the plain text are both made from it. */
export interface Letter {
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  facts: [string, string][];
  action: { label: string; url: string } | null;
  /** Small print under the button. */
  note: string | null;
}
