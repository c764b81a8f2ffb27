import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { actorOf, adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import { answerMessage, closeMessage, listMessages, sendMessage } from '#shared/contracts/contact.ts';
import { answerByMail, putAside, readMessages, takeMessage } from './contact.ts';

const me = (c: Parameters<typeof adminActorOf>[0]) => adminActorOf(c).userId;

export const contactRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(sendMessage.path, limit(deps, 'contact', 5, '10m'), input(sendMessage), async (c) =>
      answer(c, deps, sendMessage, await takeMessage(deps, actorOf(c), c.get('input').body), 201),
    )
    .get(listMessages.path, onlyAdmin, input(listMessages), async (c) =>
      answer(c, deps, listMessages, await readMessages(deps, me(c), c.get('input').query)),
    )
    .post(answerMessage.path, onlyAdmin, input(answerMessage), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, answerMessage, await answerByMail(deps, me(c), params.id, body.answer));
    })
    .post(closeMessage.path, onlyAdmin, input(closeMessage), async (c) =>
      answer(c, deps, closeMessage, await putAside(deps, me(c), c.get('input').params.id)),
    );
