import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, onlyRole, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit, limitAddress } from '#server/platform/limit.ts';
import * as contracts from '#shared/contracts/work-confirmations.ts';
import { answerLink, openLink } from './answer.ts';
import { askEmployer, readMine } from './ask.ts';
import { askForLook, comment, revoke } from './own.ts';

const ownPaths = [contracts.listWorkConfirmations.path, `${contracts.listWorkConfirmations.path}/*`];

export function workConfirmationRoutes(deps: Deps): Routes {
  const app = new Hono<AppEnv>();
  for (const path of ownPaths) app.use(path, onlyRole('job_seeker'));
  return app
    .get(contracts.listWorkConfirmations.path, async (c) =>
      answer(c, deps, contracts.listWorkConfirmations, await readMine(deps, viewerOf(c).userId)),
    )
    .post(
      contracts.askPastEmployer.path,
      limit(deps, 'work-confirmation-ask', 30, '1h'),
      input(contracts.askPastEmployer),
      async (c) =>
        answer(
          c,
          deps,
          contracts.askPastEmployer,
          await askEmployer(deps, viewerOf(c).userId, c.get('input').body),
          201,
        ),
    )
    .post(contracts.revokeWorkConfirmation.path, input(contracts.revokeWorkConfirmation), async (c) => {
      const { id } = c.get('input').params;
      return answer(c, deps, contracts.revokeWorkConfirmation, await revoke(deps, viewerOf(c).userId, id));
    })
    .put(contracts.commentWorkConfirmation.path, input(contracts.commentWorkConfirmation), async (c) => {
      const { params, body } = c.get('input');
      const items = await comment(deps, viewerOf(c).userId, params.id, body.comment);
      return answer(c, deps, contracts.commentWorkConfirmation, items);
    })
    .post(contracts.askForLook.path, input(contracts.askForLook), async (c) => {
      const { id } = c.get('input').params;
      return answer(c, deps, contracts.askForLook, await askForLook(deps, viewerOf(c).userId, id));
    })
    .post(
      contracts.openWorkConfirmation.path,
      limitAddress(deps, 'work-confirmation', 60, '10m'),
      input(contracts.openWorkConfirmation),
      async (c) => {
        c.header('X-Robots-Tag', 'noindex');
        return answer(c, deps, contracts.openWorkConfirmation, await openLink(deps, c.get('input').body.token));
      },
    )
    .post(
      contracts.answerWorkConfirmation.path,
      limitAddress(deps, 'work-confirmation', 60, '10m'),
      input(contracts.answerWorkConfirmation),
      async (c) => {
        const { token, answer: given } = c.get('input').body;
        return answer(c, deps, contracts.answerWorkConfirmation, await answerLink(deps, token, given));
      },
    );
}
