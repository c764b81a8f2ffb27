import type { MailData, MailType, Told } from '#domains/messaging/contract/mail.ts';
import type { Letter } from './letter.ts';

interface Context {
  appUrl: string;
}
type Letters = { [T in MailType]: (data: MailData<T>, context: Context) => Letter };

const DEFAULTS = { action: null, note: null } as const;
const letter = (given: Pick<Letter, 'subject' | 'heading' | 'paragraphs'> & Partial<Letter>): Letter => ({
  ...DEFAULTS,
  facts: [],
  items: [],
  preview: given.paragraphs[0] ?? given.heading,
  ...given,
});
const hello = (name: string | undefined) => (name ? [`Hello ${name},`] : []);

/** Notices bring their own words; the mail only adds the frame. */
const toldLetter = ({ title, body, action, facts, note, items }: Told): Letter =>
  letter({
    subject: title,
    heading: title,
    preview: body,
    paragraphs: paragraphsOf(body),
    facts: facts ?? [],
    items: items ?? [],
    action: action ?? null,
    note: note ?? null,
  });

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

const NEXT_STEP: Record<string, string> = {
  job_seeker: 'Next, tell us about yourself. Our team reviews your profile in 1-2 business days.',
  employer: 'Next, tell us about your organization. Our team reviews it in 1-2 business days.',
};

const CENTRAL = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Chicago',
});
/** In Central time; text that is not a date is returned as it is. */
const when = (timestamp: string) =>
  Number.isNaN(Date.parse(timestamp)) ? timestamp : `${CENTRAL.format(new Date(timestamp))} Central time`;

export const LETTERS: Letters = {
  email_confirmation: ({ confirmationUrl, name }) =>
    letter({
      subject: 'Confirm your email for Tallgrass',
      heading: 'Confirm your email',
      preview: 'One click, and your account is ready.',
      paragraphs: [
        ...hello(name),
        'Please confirm that this is your email. After that you can continue with your profile.',
      ],
      action: { label: 'Confirm my email', url: confirmationUrl },
      note: 'The link works once, for 24 hours. If you did not sign up, do not open it: the account may have a password that someone else chose. To take your address back, reset the password.',
    }),
  welcome: ({ name, role, dashboardUrl }) =>
    letter({
      subject: 'Welcome to Tallgrass',
      heading: 'Welcome to Tallgrass',
      paragraphs: [
        ...hello(name),
        `Your email is confirmed. ${NEXT_STEP[role] ?? 'Next, choose whether you are looking for work or hiring.'}`,
      ],
      preview: 'Your email is confirmed. Here is what comes next.',
      action: { label: 'Continue', url: dashboardUrl },
    }),
  password_reset: ({ resetUrl, name }) =>
    letter({
      subject: 'Set a new password for Tallgrass',
      heading: 'Set a new password',
      preview: 'Use this link to choose a new password.',
      paragraphs: [...hello(name), 'Someone requested a new password for your account. You can choose one now.'],
      action: { label: 'Set a new password', url: resetUrl },
      note: "The link works once, for one hour. If this wasn't you, you don't need to do anything: your password stays the same.",
    }),
  security_alert: ({ timestamp, name, what }, { appUrl }) =>
    letter({
      subject: 'A change to your Tallgrass account',
      heading: 'A change to your account',
      preview: what ?? 'Please check that it was you.',
      paragraphs: [
        ...hello(name),
        what ?? 'A security setting of your account has changed.',
        "If this was you, you don't need to do anything. If it wasn't, set a new password now.",
      ],
      facts: [['When', when(timestamp)]],
      action: { label: 'Set a new password', url: `${appUrl}/password-reset` },
    }),
  interview_invitation: toldLetter,
  application_update: toldLetter,
  job_match: toldLetter,
  interview_reminder: toldLetter,
  verification_update: toldLetter,
  offer: toldLetter,
  member_invitation: toldLetter,
  email_change: toldLetter,
  account_deletion: toldLetter,
  morning_report: toldLetter,
  digest: ({ items, settingsUrl }) => {
    const subject = items.length === 1 ? (items[0]?.title ?? '') : `${items.length} updates from Tallgrass`;
    return letter({
      subject,
      heading: subject,
      preview: items.map(({ title }) => title).join(' · '),
      paragraphs: [],
      items,
      action: { label: 'Choose what we email you about', url: settingsUrl },
    });
  },
  custom: ({ subject, content }) => letter({ subject, heading: subject, paragraphs: paragraphsOf(content) }),
};
