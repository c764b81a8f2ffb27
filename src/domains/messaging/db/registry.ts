import { deleteBy, exported, owned } from '#platform/db/registry.ts';
import { notifications, notificationSettings, quietHours, mails } from './notifications.ts';

export const messagingTables = [
  owned(notifications, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'write',
    acting: { update: 'read_at' },
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      'seq id user_id kind title body href data read_at held_until count created_at',
      'dedupe_key group_key is_hidden digest_at',
    ),
  }),
  owned(notificationSettings, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: deleteBy('user_id'),
    export: exported('user_id', 'user_id kind in_app email digest updated_at'),
  }),
  owned(quietHours, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: deleteBy('user_id'),
    export: exported('user_id', 'user_id time_zone start_minute end_minute updated_at'),
  }),
  owned(mails, {
    level: 'restricted',
    administrator: 'write',
    erase: 'by function',
    export: 'by function',
  }),
];
