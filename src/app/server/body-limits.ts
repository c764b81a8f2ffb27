import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { OFFICIAL_FILE_LIMIT, uploadOfficialFile } from '#domains/verification/contract/official-files.ts';
import type { ContractOf } from '#platform/server/http/called-contract.ts';
import type { AppContext, AppEnv } from '#platform/server/http/http.ts';
import { refuseOversized } from '#platform/server/http/oversized.ts';

const JSON_LIMIT = 1_048_576;
/** One 15 MB file plus its multipart overhead. */
const UPLOAD_LIMIT = 15_728_640 + 65_536;

const tooLarge = refuseOversized('That is too large. Files may be up to 15 MB.');
const asJson = bodyLimit({ maxSize: JSON_LIMIT, onError: tooLarge });
const asUpload = bodyLimit({ maxSize: UPLOAD_LIMIT, onError: tooLarge });
const asOfficialFile = bodyLimit({
  maxSize: OFFICIAL_FILE_LIMIT,
  onError: refuseOversized('That is too large for an official list.'),
});

/** The server passes on no body with these. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Limits bodies before anything reads them. More than JSON may have is for files alone, on the routes that take them:
 * elsewhere a body is read whole, and before its sender is known. Reads are left out: asking one for its body
 * builds a whole `Request`, which stays in memory until the next full garbage collection.
 */
export const limitBodies = (contractOf: ContractOf) =>
  createMiddleware<AppEnv>((c, next) => (WITHOUT_BODY.has(c.req.method) ? next() : limitOf(c, contractOf)(c, next)));

function limitOf(c: AppContext, contractOf: ContractOf): typeof asJson {
  const has = (name: string) => c.req.header(name) !== undefined;
  // Without a stated length, counting means holding the body in memory.
  if (!has('content-length') || has('transfer-encoding')) return asJson;
  const type = c.req.header('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return contractOf(c)?.form ? asUpload : asJson;
  return type.startsWith('text/csv') && contractOf(c) === uploadOfficialFile ? asOfficialFile : asJson;
}
