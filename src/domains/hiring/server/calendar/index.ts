export { interviewNotices, interviewReminder } from './interviews.notices.ts';
export { readInterview } from './calendar.repo.ts';
export { invitationFor, type Invitation } from './invitation.ts';
export { tellOfInterview, type CalendarChange, type InterviewNotice, type Side } from './tell.ts';
