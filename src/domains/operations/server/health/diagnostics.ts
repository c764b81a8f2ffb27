import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { readDiagnostics } from '#domains/operations/contract/health.ts';
import { databaseVersion } from './system-health.repo.ts';

type Diagnostics = AnswerOf<typeof readDiagnostics>;

/** The server's setup in words and host names, without anything that grants access. */
export async function diagnosticsOf(deps: Deps): Promise<Diagnostics> {
  const { env, clock, db } = deps;
  if (!env.diagnosticPages) throw notFound('page');
  return {
    appUrl: env.appUrl,
    isProduction: env.isProduction,
    processRole: env.role,
    database: env.databaseUrl ? 'external' : 'embedded',
    databaseVersion: await db.as(service, databaseVersion),
    mail: env.smtpUrl ? 'smtp' : env.devMailbox ? 'dev mailbox' : 'waiting for SMTP',
    files: env.s3 ? 's3' : 'disk',
    virusScan: env.clamdUrl !== null,
    rateLimits: env.rateLimits,
    secureCookies: env.appUrl.startsWith('https:'),
    identityProviders: providersOf(env),
    serverTime: clock.now().toISOString(),
  };
}

function providersOf(env: Deps['env']): Diagnostics['identityProviders'] {
  return (['google', 'microsoft'] as const).flatMap((name): Diagnostics['identityProviders'] => {
    const configured = env[name];
    if (configured) return [{ name, kind: 'configured', host: new URL(configured.issuer).host }];
    return env.devIdentityProvider ? [{ name, kind: 'development', host: new URL(env.appUrl).host }] : [];
  });
}
