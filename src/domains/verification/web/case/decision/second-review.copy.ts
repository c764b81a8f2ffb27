export const secondReviewCopy = {
  title: 'Second review',
  body: 'This was approved. You see it without the first reviewer’s findings. Would you have approved it?',
  approve: 'I would approve',
  refuse: 'I would not',
  refuseTitle: 'You would not have approved',
  refuseBody:
    'The case reopens and needs two administrators to be approved. We tell the person that we are reviewing it again.',
  note: 'What is wrong',
  agreed: 'A second reviewer agreed.',
  disagreed: 'A second reviewer would not have approved this. The case was reopened.',
  another: 'Another administrator will review this approval without seeing your findings.',
  nobody_yet:
    'This approval waits for a second review by another administrator. There is none yet; the approval stays valid meanwhile.',
  done: 'Saved. Thank you.',
};
