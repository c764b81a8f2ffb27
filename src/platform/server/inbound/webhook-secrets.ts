const NAME = /^WEBHOOK_SECRET_([A-Z0-9]+?)(_PREVIOUS)?$/;
const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
const BYTES = { min: 24, max: 64 };

/** Reads `WEBHOOK_SECRET_<PROVIDER>` and its `_PREVIOUS`: base64 after `whsec_`, as Standard Webhooks writes secrets. */
export function readWebhookSecrets(env: readonly (readonly [name: string, value: string])[]) {
  const secrets: Record<string, Buffer[]> = {};
  const problems: string[] = [];
  for (const [name, value] of env) {
    const provider = NAME.exec(name)?.[1]?.toLowerCase();
    if (!provider) continue;
    const key = Buffer.from(SECRET.exec(value.trim())?.[1] ?? '', 'base64');
    if (key.length < BYTES.min || key.length > BYTES.max)
      problems.push(`${name}: must be whsec_ and ${BYTES.min} to ${BYTES.max} bytes in base64`);
    else (secrets[provider] ??= []).push(key);
  }
  return { secrets, problems };
}
