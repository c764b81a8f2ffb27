import { z } from 'zod';

/** The headers of a signed call from a provider (standardwebhooks.com), for the `headers` of its contract. */
export const WEBHOOK_HEADERS = {
  'webhook-id': 'The ID of the message, equal in every retry',
  'webhook-timestamp': 'Seconds since 1970 when this attempt was signed; at most five minutes off',
  'webhook-signature': '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; several are separated by spaces',
} as const;

/** The response to an accepted delivery, first or repeated. */
export const deliveryAccepted = z.object({ ok: z.literal(true) });
