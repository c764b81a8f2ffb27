import { exported, keep, owned, withheld } from '#platform/db/registry.ts';
import { contactMessages } from './contact.ts';
import { faqQuestions } from './faq.ts';
import { reports } from './reports.ts';

export const supportTables = [
  owned(contactMessages, {
    level: 'personal',
    parties: ['visitor', 'candidate', 'employer'],
    administrator: 'write',
    erase: 'by function',
    export: withheld('written without an account; whoever signs in later did not prove to have sent it'),
  }),
  owned(faqQuestions, {
    level: 'personal',
    parties: ['visitor', 'candidate', 'employer'],
    administrator: 'write',
    erase: 'by function',
    export: withheld('written without an account'),
  }),
  owned(reports, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'write',
    acting: 'insert',
    erase: keep('subject_type reason status resolution', "codes, and the reviewer's own note"),
    export: exported(
      'reporter_id',
      'id reporter_id subject_type subject_id reason detail status resolved_at created_at',
      'resolution resolved_by',
    ),
  }),
];
