import { MEMBER_ROLES } from '#shared/kernel/vocabulary.ts';
import { memberCopy } from '#web/copy/employer.ts';

export const MEMBER_ROLE_CHOICES = MEMBER_ROLES.map((value) => ({ value, label: memberCopy.roles[value] }));
