import { deleteBy, exported, owned, withheld } from '#platform/db/registry.ts';
import { BY_CONVERSATION } from '../person-paths.ts';
import { conversations, messages, conversationReads, conversationAssignees } from './conversations.ts';
import { mailReplies } from './mail-replies.ts';
import { messageAttachments } from './message-attachments.ts';
import { messageTemplates } from './message-templates.ts';
import { replyAddresses } from './reply-addresses.ts';

export const conversationsTables = [
  owned(conversations, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('candidate_id'),
    export: exported('candidate_id', 'id organization_id candidate_id last_side last_at', 'is_assigned'),
  }),
  owned(messages, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    // The candidate's messages go with the conversation; a member's belong to the organization and lose their author.
    erase: 'by function',
    export: exported(BY_CONVERSATION, 'id conversation_id side body via sent_at', 'author_id template_id'),
  }),
  owned(messageAttachments, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    // The candidate's conversations go with everything in them; the files of a member go with the member.
    erase: deleteBy('uploaded_by'),
    export: exported(BY_CONVERSATION, 'id conversation_id message_id file_id file_name created_at', 'uploaded_by'),
  }),
  owned(messageTemplates, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own words, without anything about a person"),
  }),
  owned(conversationReads, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported('user_id', 'conversation_id user_id read_at unread_since last_at'),
  }),
  owned(conversationAssignees, {
    level: 'personal',
    parties: ['employer'],
    erase: deleteBy('user_id'),
    export: withheld('how a hiring team divides its work; candidates see the organization, not its members'),
  }),
  owned(mailReplies, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      'id conversation_id user_id state body sender received_at',
      'mail_key content_hash message_id settled_at',
    ),
  }),
  owned(replyAddresses, {
    level: 'restricted',
    erase: deleteBy('user_id'),
    export: withheld('hashes of addresses that lead into a conversation'),
  }),
];
