import { applicationsTables } from './applications/registry.ts';
import { conversationsTables } from './conversations/registry.ts';
import { documentRequestsTables } from './document-requests/registry.ts';
import { interviewsTables } from './interviews/registry.ts';
import { invitationsTables } from './invitations/registry.ts';
import { offersTables } from './offers/registry.ts';
import { scorecardsTables } from './scorecards/registry.ts';
import { screeningQuestionsTables } from './screening-questions/registry.ts';
import { startsTables } from './starts/registry.ts';
import { talentPoolTables } from './talent-pool/registry.ts';
import { teamTables } from './team/registry.ts';
import { waitsTables } from './waits/registry.ts';

/** The tables of this domain, by the feature that they serve. */
export const hiringTables = [
  ...applicationsTables,
  ...teamTables,
  ...screeningQuestionsTables,
  ...interviewsTables,
  ...scorecardsTables,
  ...offersTables,
  ...conversationsTables,
  ...documentRequestsTables,
  ...invitationsTables,
  ...talentPoolTables,
  ...waitsTables,
  ...startsTables,
];
