export const autoApplyCopy = {
  title: 'Apply for me',
  label: 'Apply to matching jobs for me',
  hint: 'Within your limits. By turning this on you agree that we share your name and credentials with these employers.',
  today: (done: number, cap: number) =>
    done > cap ? `${done} sent today. That is all for today.` : `${done} of ${cap} sent today`,
  active: (open: number, cap: number) =>
    open > cap ? `${open} open now. We send more once fewer than ${cap} are open.` : `${open} of ${cap} open now`,
  since: (day: string) => `On since ${day}`,
  daily: 'Max per day',
  open: 'Max open applications',
  save: 'Save limits',
  saving: 'Saving…',
  saved: 'Limits saved',
} as const;
