import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { z } from 'zod';
import {
  CHANGE_SEARCH_PATH,
  changeSearchForm,
  SAVE_JOB_PATH,
  SAVE_SEARCH_PATH,
  SAVED_PATH,
  saveJobForm,
  saveSearchForm,
} from '#domains/jobs/contract/search/saved-searches.ts';
import { changeSearch, readSaved, saveJob, saveSearch } from '#domains/jobs/server/saved/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AppContext, AppEnv } from '#platform/server/http/http.ts';
import { refuseOversized } from '#platform/server/http/oversized.ts';
import { originCheck } from '../security.ts';
import { publicFrame, readerOf } from './page-frame.ts';
import type { PageRenderer } from './page-renderer.ts';

const FORM_LIMIT = 8192;
const tooLarge = refuseOversized('This form is too large.');
/** Per candidate and minute. */
const CHANGES = 60;

/** A candidate's saved jobs and searches, and the forms that change them; they work without scripts. */
export const savedPages = (deps: Deps, renderer: PageRenderer, styles: readonly string[]): Hono<AppEnv> => {
  const change =
    <S extends z.ZodType>(form: S, work: (me: string, asked: z.output<S>) => Promise<string>) =>
    async (c: AppContext) => {
      const asked = form.safeParse(await c.req.parseBody());
      if (!asked.success) return c.redirect(SAVED_PATH, 303);
      const { candidateId: id } = await readerOf(deps, c);
      if (!id) return c.redirect(signInFor(SAVED_PATH), 303);
      await deps.limiter.take('saved-jobs', id, CHANGES, 60);
      return c.redirect(await work(id, asked.data), 303);
    };

  return new Hono<AppEnv>()
    .use('/jobs/saved/*', originCheck(deps), bodyLimit({ maxSize: FORM_LIMIT, onError: tooLarge }))
    .get(SAVED_PATH, compress(), async (c) => {
      const reader = await readerOf(deps, c);
      const { candidateId: id } = reader;
      if (!id) return c.redirect(signInFor(SAVED_PATH), 302);
      const site = publicFrame(deps, c, { styles, reader, kept: 'private, no-store' });
      c.header('X-Robots-Tag', 'noindex');
      const page = await readSaved(deps, id);
      return c.html(await renderer.renderSavedPage({ site, path: SAVED_PATH, page }));
    })
    .post(
      SAVE_JOB_PATH,
      change(saveJobForm, async (me, { job, to, back }) => {
        await saveJob(deps, me, job, to);
        return back;
      }),
    )
    .post(
      SAVE_SEARCH_PATH,
      change(saveSearchForm, async (me, asked) => {
        await saveSearch(deps, me, asked);
        return SAVED_PATH;
      }),
    )
    .post(
      CHANGE_SEARCH_PATH,
      change(changeSearchForm, async (me, { search, to }) => {
        await changeSearch(deps, me, search, to);
        return SAVED_PATH;
      }),
    );
};

const signInFor = (path: string) => `/candidate/signin?next=${encodeURIComponent(path)}`;
