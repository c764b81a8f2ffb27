import { MEMBER_ROLES } from '#kernel/vocabulary.ts';
import { memberCopy } from './members.copy.ts';

export const MEMBER_ROLE_CHOICES = MEMBER_ROLES.map((value) => ({ value, label: memberCopy.roles[value] }));
