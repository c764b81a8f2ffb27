const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const candidates = (count: number) => (count === 1 ? 'One candidate has' : `${count} candidates have`);

export const upkeepCopy = {
  ask: 'Still hiring?',
  askBody: (left: number) =>
    `This job has been open for a month. Without an answer it pauses in ${days(left)}; applications so far stay.`,
  yes: 'Yes, still hiring',
  yesFor: (job: string) => `Yes, still hiring for ${job}`,
  saving: 'Saving…',
  confirmed: 'Thanks. We’ll ask again in a month.',
  reopened: 'Thanks. The job is open again.',
  paused: 'This job was paused automatically',
  promise: (count: number) =>
    `${candidates(count)} waited twice the promised time. Answer them, and the job reopens automatically.`,
  promiseAnswered: 'Everyone has an answer. You can open the job again.',
  silence: 'We asked whether you are still hiring and got no answer. The applications so far stay.',
} as const;
