import { MEMBER_ROLES } from '#kernel/vocabulary.ts';
import { memberCopy } from '#platform/web/copy/employer.ts';

export const MEMBER_ROLE_CHOICES = MEMBER_ROLES.map((value) => ({ value, label: memberCopy.roles[value] }));
