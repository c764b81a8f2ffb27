import { answerQuestions } from '#platform/server/jobs/thread.ts';
import { busyTimes, type Wanted } from './busy-times.ts';

/** Reads a stranger's calendar off the request thread: a rule may repeat every second for a century. */
answerQuestions(async ({ text, wanted }: { text: string; wanted: Wanted }) => busyTimes(text, wanted));
