import { applicantCopy as copy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { notesSection } from '#domains/hiring/web/notes/team-notes.tsx';
import { Attendance, Contact, Conversation, Timeline } from './beside.tsx';
import { About, Documents, Education, Skills, Work } from './background.tsx';
import { Credentials } from './credentials.tsx';
import type { PersonSection } from './person-section.ts';
import { startSection } from '#domains/hiring/web/starts/person-start.tsx';
import { Interviews, Offers } from './steps-so-far.tsx';
import { scorecardsSection } from '#domains/hiring/web/scorecards/scorecards-section.tsx';
import { answersSection } from '#domains/hiring/web/screening-questions/answers-section.tsx';
import { poolSection } from '#domains/hiring/web/talent-pool/pool-section.tsx';
import { Requirements, Score } from './why.tsx';

/**
 * Every section of a person's page, in its order within a column. A feature adds its own with one line here; the
 * section itself is in the feature's folder.
 */
export const PERSON_SECTIONS: readonly PersonSection[] = [
  {
    id: 'interviews',
    title: copy.interviews,
    column: 'main',
    isShown: ({ person }) => person.interviews.length > 0,
    Content: Interviews,
  },
  {
    id: 'offers',
    title: copy.offers,
    column: 'main',
    isShown: ({ person }) => person.offers.length > 0,
    Content: Offers,
  },
  startSection,
  scorecardsSection,
  answersSection,
  { id: 'why', title: copy.why, column: 'main', isShown: ({ person }) => person.score !== null, Content: Score },
  {
    id: 'requirements',
    title: copy.gates,
    column: 'main',
    isShown: ({ person }) => person.gates.length > 0,
    Content: Requirements,
  },
  {
    id: 'credentials',
    title: copy.credentials,
    column: 'main',
    isShown: ({ person }) => person.credentials.length > 0,
    Content: Credentials,
  },
  {
    id: 'about',
    title: copy.about,
    column: 'main',
    isShown: ({ person }) => Boolean(person.headline ?? person.about),
    Content: About,
  },
  {
    id: 'skills',
    title: copy.skills,
    column: 'main',
    isShown: ({ person }) => person.skills.length > 0,
    Content: Skills,
  },
  { id: 'work', title: copy.work, column: 'main', isShown: ({ person }) => person.work.length > 0, Content: Work },
  {
    id: 'education',
    title: copy.education,
    column: 'main',
    isShown: ({ person }) => person.education.length > 0,
    Content: Education,
  },
  {
    id: 'documents',
    title: copy.documents,
    column: 'main',
    isShown: ({ person }) => person.documents.length > 0,
    Content: Documents,
  },
  notesSection,
  {
    id: 'conversation',
    title: copy.conversationTitle,
    column: 'side',
    isShown: ({ person }) => person.stage !== 'matched',
    Content: Conversation,
  },
  poolSection,
  { id: 'contact', title: copy.contact, column: 'side', Content: Contact },
  {
    id: 'attendance',
    title: copy.attendance,
    column: 'side',
    isShown: ({ person }) => person.attendance !== null,
    Content: Attendance,
  },
  { id: 'timeline', title: copy.timeline, column: 'side', Content: Timeline },
];
