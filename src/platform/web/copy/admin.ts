/** Texts of viewing as a user. */
export const adminCopy = {
  acting: {
    title: 'View as user',
    intro:
      'See what a candidate or an employer sees. A banner stays on every page, and the audit log keeps both names.',
    roles: 'In a role',
    rolesHint: 'The screens of that role, without any person’s data. View only.',
    asCandidate: 'Act as a candidate',
    asEmployer: 'Act as an employer',
    people: 'As one person',
    peopleHint: 'With that person’s data, view only until you allow changes. Medical documents stay hidden.',
    search: 'Name or email',
    act: 'Act as',
    actAs: (name: string) => `Act as ${name}`,
    kinds: { job_seeker: 'Candidate', employer: 'Employer', admin: 'Administrator' },
    emptyTitle: 'No one found',
    emptyBody: 'Try another part of the name or the email.',
  },
};
