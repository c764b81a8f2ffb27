export const waitingMailsCopy = {
  title: 'Did you send this email?',
  explained: 'This came by email and could not be verified. Post it?',
  from: (sender: string | null, at: string) => (sender ? `From ${sender}, ${at}` : at),
  post: 'Post it',
  discard: 'Discard it',
};
