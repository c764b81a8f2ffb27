/** Where an administrator looks at a subject: its own screen, or else everything the audit log has about it. */
export function subjectPath(subjectType: string, subjectId: string): string {
  if (subjectType === 'person') return `/admin/users/${subjectId}`;
  if (subjectType === 'organization') return `/admin/organizations/${subjectId}`;
  if (subjectType === 'job') return `/admin/matching-lab?tab=pair&job=${encodeURIComponent(subjectId)}`;
  if (subjectType === 'case') return `/admin/verification?case=${subjectId}`;
  return `/admin/audit?${new URLSearchParams({ subjectType, subjectId }).toString()}`;
}
