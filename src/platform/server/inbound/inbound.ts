import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import type { Contract, InputOf } from '#platform/contract/contract.ts';
import type { deliveryAccepted } from '#platform/contract/webhooks.ts';
import { service, type Tx } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { answer, inputOf, type AppContext } from '../http/http.ts';
import { addressKey, secondsOf } from '../http/limit.ts';
import { refuseOversized } from '../http/oversized.ts';
import { done, type Route } from '../http/route.ts';
import { claimDelivery } from './deliveries.repo.ts';
import { isAuthentic } from './signature.ts';

/** Webhooks carry events, not files. */
const MAX_BYTES = 262_144;
const TOO_LARGE = 'A delivery may have up to 256 kB.';
const ID = /^[\x21-\x7e]{1,255}$/;

type InboundContract = Contract & { method: 'post'; body: z.ZodType; response: typeof deliveryAccepted };

interface InboundCall<C extends InboundContract> {
  deps: Deps;
  /** As `service`, in the transaction that records the delivery. */
  tx: Tx;
  body: InputOf<C>['body'];
  deliveryId: string;
}

/**
 * A call that a provider signs with its secret (`WEBHOOK_SECRET_<PROVIDER>`), by the Standard Webhooks headers. Each
 * delivery takes effect once: its ID is recorded in the transaction of `handle`, so a failure forgets it and the
 * provider's retry runs, while a repeated delivery answers 200 without effect. Without a secret the call is not found.
 */
export const inbound = <C extends InboundContract>(
  contract: C,
  provider: string,
  handle: (call: InboundCall<C>) => Promise<void>,
): Route => ({
  mount: (app, deps) =>
    void app.post(contract.path, bodyLimit({ maxSize: MAX_BYTES, onError: refuseOversized(TOO_LARGE) }), async (c) => {
      const secrets = deps.env.webhookSecrets[provider];
      if (!secrets) throw new AppError('NOT_FOUND', "We can't find this page.");
      const deliveryId = await readDeliveryId(c, deps, secrets);
      const { body } = await inputOf(c, contract);
      await deps.db.as(service, async (tx) => {
        const isNew = await claimDelivery(tx, { provider, deliveryId, receivedAt: deps.clock.now() });
        if (isNew) await handle({ deps, tx, body, deliveryId });
      });
      return answer<InboundContract>(c, deps, contract, done);
    }),
});

/** The ID of an authentic delivery. Attempts that are not authentic are limited by address. */
async function readDeliveryId(c: AppContext, deps: Deps, secrets: readonly Buffer[]): Promise<string> {
  const id = c.req.header('webhook-id') ?? '';
  const delivery = {
    id,
    timestamp: c.req.header('webhook-timestamp') ?? '',
    signatures: c.req.header('webhook-signature') ?? '',
    body: Buffer.from(await c.req.arrayBuffer()),
  };
  if (ID.test(id) && isAuthentic(delivery, secrets, deps.clock.now())) return id;
  await deps.limiter.take('inbound-refused', addressKey(c), 60, secondsOf('10m'));
  throw new AppError('INVALID_CREDENTIALS', 'The signature is missing, expired or invalid.');
}
