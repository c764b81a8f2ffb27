/** The lists behind the overview's figures. */
export const adminMarketCopy = {
  jobs: {
    title: 'Jobs',
    intro: 'Every job by its state, the newest first.',
    state: 'State',
    caption: 'Jobs',
    columns: {
      title: 'Job',
      organization: 'Organization',
      place: 'Place',
      published: 'Published',
      standing: 'Standing',
    },
    never: 'Never',
    held: 'On hold',
    fine: 'Fine',
    emptyTitle: 'No job in this state',
    emptyBody: 'Choose another state above.',
  },
  applications: {
    title: 'Applications',
    intro: 'Every application by its stage, the last changed first; overdue ones, the longest waiting first.',
    stage: 'Stage',
    overdue: 'Answer overdue',
    caption: 'Applications',
    columns: {
      person: 'Person',
      job: 'Job',
      organization: 'Organization',
      changed: 'Last change',
      answer: 'First answer',
    },
    dueAgo: (ago: string) => `due ${ago}`,
    answered: (ago: string) => `answered ${ago}`,
    emptyTitle: 'No application in this stage',
    emptyBody: 'Choose another stage above.',
  },
};
