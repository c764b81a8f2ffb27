import { randomUUID } from 'node:crypto';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { join, setRole } from '../arrange.ts';
import type { TestApp } from '../app.ts';
import { openBrowser, type SignedIn } from './candidates.ts';
import { HttpClient, type Answer } from '../http-client.ts';

/** Signs in again when the session is over, for tests that let hours or days pass. */
class PatientBrowser extends HttpClient {
  readonly #open: () => Promise<HttpClient>;

  constructor(app: TestApp, userId: string) {
    const { origin, mostAttempts } = app.visitor();
    super(origin, mostAttempts);
    this.#open = () => openBrowser(app, userId);
  }

  async signIn(): Promise<void> {
    for (const [name, value] of (await this.#open()).cookies) this.cookies.set(name, value);
  }

  override async send(...request: Parameters<HttpClient['send']>): Promise<Answer> {
    const answer = await super.send(...request);
    if (answer.status !== 401 || !answer.body.current) return answer;
    await this.signIn();
    return super.send(...request);
  }
}

/** An administrator with an open session. */
export async function signInAsAdmin(app: TestApp, name = 'Ada Reyes'): Promise<SignedIn> {
  const email = `${randomUUID()}@example.test`;
  const [account] = await app.asOwner(
    `insert into auth.users (name, email, email_verified) values ($1, $2, true) returning id`,
    [name, email],
  );
  const userId = String(account?.['id']);
  await setRole(app, userId, 'admin');
  const http = new PatientBrowser(app, userId);
  await http.signIn();
  return { userId, email, http };
}

/** The latest case of a person or an organization. */
export async function caseOf(app: TestApp, subjectId: string): Promise<string> {
  const rows = await app.asOwner(
    `select id from verification_cases where coalesce(user_id, organization_id) = $1 order by submitted_at desc`,
    [subjectId],
  );
  return String(rows[0]?.['id']);
}

/** A look-up as a reviewer records it. */
export const LOOKED_UP = { address: 'https://pr.mo.gov/', reference: 'Active, printed on the day' };
/** An acceptance based on a look-up at the board. */
export const FROM_BOARD = { outcome: 'accepted', source: 'state_board', lookup: LOOKED_UP } as const;

/** Accepts each item of a case, licenses against their board. */
export async function acceptAll(http: HttpClient, caseId: string): Promise<void> {
  const { body } = await http.get(`/api/admin/cases/${caseId}`);
  for (const { type, id, revision } of (body as CaseView).items) {
    const accepted = type === 'license' ? FROM_BOARD : { outcome: 'accepted', source: 'copy' };
    const { status } = await http.put(`/api/admin/cases/${caseId}/items/${type}/${id}`, { ...accepted, revision });
    if (status !== 200) throw new Error(`${type} was not accepted: ${status}`);
  }
}

/** Decides the case as the administrator sees it now. */
export async function decide(http: HttpClient, caseId: string, body: object) {
  const { version } = (await http.get(`/api/admin/cases/${caseId}`)).body as CaseView;
  return http.post(`/api/admin/cases/${caseId}/decision`, { version, ...body });
}

/** An organization that its owner submitted for review, with the open case. */
export async function handInOrganization(
  app: TestApp,
  owner: SignedIn,
  given: { name?: string; phone?: string; parentId?: string } = {},
): Promise<{ organizationId: string; caseId: string }> {
  const at = app.clock.now();
  const [organization] = await app.asOwner(
    `insert into organizations (kind, name, facility_type, street_address, city, state, zip, phone, contact_name, contact_email, created_by, submitted_at, parent_id)
     values ('facility', $1, 'hospital', '1 Main St', 'Joplin', 'MO', '64801', $2, 'Eva Stone', 'eva@example.test', $3, $4, $5) returning id`,
    [given.name ?? 'Prairie General', given.phone ?? '(417) 555-0100', owner.userId, at, given.parentId ?? null],
  );
  const organizationId = String(organization?.['id']);
  await join(app, organizationId, owner.userId, 'owner');
  await app.asOwner(`update employer_profiles set organization_id = $1 where user_id = $2`, [
    organizationId,
    owner.userId,
  ]);
  await app.asOwner(`update profiles set onboarding_completed = true where user_id = $1`, [owner.userId]);
  const [opened] = await app.asOwner(
    `insert into verification_cases (subject_type, organization_id, submitted_by, submitted_at) values ('organization', $1, $2, $3) returning id`,
    [organizationId, owner.userId, at],
  );
  return { organizationId, caseId: String(opened?.['id']) };
}
