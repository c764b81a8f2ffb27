import { applicantCopy as copy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { notesCopy } from '#domains/hiring/web/notes/notes.copy.ts';
import { TeamNotes } from '#domains/hiring/web/notes/team-notes.tsx';
import { Attendance, Contact, Conversation, Timeline } from './beside.tsx';
import { About, Documents, Education, Skills, Work } from './background.tsx';
import { Credentials } from './credentials.tsx';
import type { PersonSection } from './person-section.ts';
import { PersonStart } from '#domains/hiring/web/starts/person-start.tsx';
import { startsCopy } from '#domains/hiring/web/starts/starts.copy.ts';
import { Interviews, Offers } from './steps-so-far.tsx';
import { ScorecardsSection } from '#domains/hiring/web/scorecards/scorecards-section.tsx';
import { scorecardsCopy } from '#domains/hiring/web/scorecards/scorecards.copy.ts';
import { AnswersSection } from '#domains/hiring/web/screening-questions/answers-section.tsx';
import { screeningCopy } from '#domains/hiring/web/screening-questions/screening-questions.copy.ts';
import { PoolSection } from '#domains/hiring/web/talent-pool/pool-section.tsx';
import { poolCopy } from '#domains/hiring/web/talent-pool/talent-pool.copy.ts';
import { Requirements, Score } from './why.tsx';

/**
 * Every section of a person's page, in its order within a column. A feature adds its own with one line here and a
 * component in its own folder.
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
  {
    id: 'start',
    title: startsCopy.section,
    column: 'main',
    isShown: ({ person }) => person.stage === 'hired',
    Content: PersonStart,
  },
  {
    id: 'scorecards',
    title: scorecardsCopy.title,
    column: 'main',
    isShown: ({ person }) => person.stage !== 'matched',
    Content: ScorecardsSection,
  },
  {
    id: 'answers',
    title: screeningCopy.answers,
    column: 'main',
    isShown: ({ person }) => person.hasAnswers,
    Content: AnswersSection,
  },
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
  { id: 'notes', title: notesCopy.title, column: 'side', Content: TeamNotes },
  {
    id: 'conversation',
    title: copy.conversationTitle,
    column: 'side',
    isShown: ({ person }) => person.stage !== 'matched',
    Content: Conversation,
  },
  {
    id: 'talent-pool',
    title: poolCopy.title,
    column: 'side',
    isShown: ({ person }) => person.stage !== 'matched' && person.stage !== 'hired',
    Content: PoolSection,
  },
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
