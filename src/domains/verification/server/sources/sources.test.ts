import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PeerFailure } from '#platform/server/outgoing.ts';
import {
  startNppes,
  startNursys,
  type Fault,
  type NppesPeer,
  type NursysPeer,
} from '#tests/support/peers/registries.ts';
import { manual } from './manual.ts';
import { nppes } from './nppes.ts';
import { nursys } from './nursys.ts';
import type { LicenseQuestion, NpiQuestion, SourceAnswer, VerificationSource } from './source.ts';

let cms: NppesPeer;
let boards: NursysPeer;
beforeAll(async () => {
  cms = await startNppes();
  boards = await startNursys();
});
beforeEach(() => {
  for (const peer of [cms, boards]) {
    peer.failWith(null);
    peer.confuseWith(null);
    peer.asked.length = 0;
  }
  boards.pendingFor(0);
});
afterAll(() => Promise.all([cms.close(), boards.close()]));

const dana = { fullName: 'Dana Whitfield', formerNames: ['Dana Roe'] };
const license: LicenseQuestion = {
  about: 'license',
  holder: dana,
  licenseType: 'RN',
  state: 'MO',
  licenseNumber: '2019123456',
  compactStatus: 'multistate',
  expiresOn: '2027-04-30',
};
const onRecord = { state: 'MO', number: '2019123456', type: 'RN', first: 'DANA', last: 'WHITFIELD' } as const;
const npi: NpiQuestion = { about: 'npi', npi: '1234567893', holder: dana };

const FAULTS: [Fault, string][] = [
  ['silent', 'timeout'],
  ['malformed', 'malformed'],
  ['huge', 'too_large'],
  [500, 'refused'],
  [401, 'refused'],
];
/** Only a registry that never answers is waited for briefly: a busy machine takes its time with the others. */
const limitsFor = (fault?: Fault) => ({ timeoutMs: fault === 'silent' ? 300 : 30_000, maxBytes: 100_000 });
const npiRegistry = (fault?: Fault) => nppes({ url: `${cms.url}/api/`, ...limitsFor(fault) });
const enotify = (change: Partial<Record<'url' | 'username' | 'password', string>> = {}, fault?: Fault) => {
  const { NURSYS_URL: url, NURSYS_USERNAME: username, NURSYS_PASSWORD: password } = boards.settings;
  return nursys({ url, username, password, ...limitsFor(fault), ...change });
};

/** Asks, and polls as often as the source wants. */
async function answerOf(source: VerificationSource, question: LicenseQuestion | NpiQuestion): Promise<SourceAnswer> {
  let step = await source.ask(question);
  while (step.step === 'waits') step = await source.collect(step.reference, question);
  if (step.step !== 'answered') throw new Error('nobody answered');
  return step.answer;
}

const faultOf = (question: Promise<unknown>): Promise<string> =>
  question.then(
    () => 'none',
    (error: unknown) => (error instanceof PeerFailure ? error.fault : String(error)),
  );
const differing = ({ findings }: SourceAnswer) =>
  findings.filter(({ agrees }) => agrees === false).map(({ name }) => name);

describe('NPPES', () => {
  beforeAll(() => {
    cms.entries.push(
      { npi: '1234567893', first: 'DANA', last: 'WHITFIELD', license: { number: '777', state: 'MO' } },
      { npi: '1003000126', first: 'ARNE', last: 'ELSE' },
      { npi: '1730187395', organization: 'PRAIRIE GENERAL HOSPITAL', phone: '417-555-0190' },
      { npi: '1962504177', first: 'DANA', last: 'MARRIED', formerLast: 'ROE' },
    );
    cms.deactivated.add('1366469797');
  });

  test('the person’s own number matches, and its license is shown as self-reported', async () => {
    const answer = await answerOf(npiRegistry(), npi);
    expect(answer).toMatchObject({ outcome: 'match', notes: [expect.stringContaining('prove nothing')] });
    expect(answer.findings.find(({ name }) => name === 'License, as reported by the person')).toEqual({
      name: 'License, as reported by the person',
      ours: null,
      theirs: '777, MO, Registered Nurse',
      agrees: null,
    });
    expect(cms.asked[0]?.url).toBe('/api/?version=2.1&number=1234567893');
  });

  test.each<[string, NpiQuestion, string, string[]]>([
    ['another person’s number', { ...npi, npi: '1003000126' }, 'mismatch', ['Name']],
    ['a former name on either side', { ...npi, npi: '1962504177' }, 'match', []],
    ['an organization’s number', { ...npi, npi: '1730187395' }, 'mismatch', ['Kind', 'Name']],
    ['a deactivated number: HTTP 200 with Errors', { ...npi, npi: '1366469797' }, 'mismatch', ['NPI']],
    ['an unknown number: HTTP 200 with no results', { ...npi, npi: '1548663885' }, 'not_found', []],
    [
      'an organization by its legal name',
      { ...npi, npi: '1730187395', holder: { organizationNames: ['Joplin', 'Prairie General Hospital'] } },
      'match',
      [],
    ],
  ])('%s', async (_name, question, outcome, differs) => {
    const answer = await answerOf(npiRegistry(), question);
    expect(answer.outcome).toBe(outcome);
    expect(differing(answer)).toEqual(differs);
  });

  test('an organization’s call-back number is that of its location', async () => {
    const question: NpiQuestion = { ...npi, npi: '1730187395', holder: { organizationNames: ['x'] } };
    expect(await answerOf(npiRegistry(), question)).toMatchObject({ phone: '417-555-0190' });
  });

  test('an answer about another number is no answer, and neither is a refused request', async () => {
    cms.confuseWith({ npi: '1003000126', first: 'DANA', last: 'WHITFIELD' });
    expect(await faultOf(npiRegistry().ask(npi))).toBe('wrong_subject');
    expect(await faultOf(nppes({ url: 'http://127.0.0.1:1/', ...limitsFor() }).ask(npi))).toBe('unreachable');
  });

  test.each(FAULTS)('%s is a failure to answer: %s', async (fault, word) => {
    cms.failWith(fault);
    expect(await faultOf(npiRegistry(fault).ask(npi))).toBe(word);
  });
});

describe('Nursys e-Notify', () => {
  beforeAll(() => {
    boards.licenses.push({ ...onRecord, mayPractice: ['KS', 'MO'] });
  });
  const as = (change: Partial<(typeof boards.licenses)[number]>, question = license) => {
    const number = `9${String(boards.licenses.length).padStart(5, '0')}`;
    boards.licenses.push({ ...onRecord, number, ...change });
    return answerOf(enotify(), { ...question, licenseNumber: number });
  };

  test('posts a lookup, fetches the result later, and sends its credentials only in headers', async () => {
    boards.pendingFor(2);
    const answer = await answerOf(enotify(), license);
    expect(answer).toMatchObject({ outcome: 'match' });
    expect(answer.findings.find(({ name }) => name === 'May practice in')).toMatchObject({ theirs: 'KS, MO' });
    expect(boards.asked.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET']);
    expect(boards.asked[0]?.body).toEqual({
      NurseLookupRequests: [
        {
          JurisdictionAbbreviation: 'MO',
          LicenseNumber: '2019123456',
          LicenseType: 'RN',
          NcsbnId: '',
          RecordId: '',
        },
      ],
    });
    for (const { url, headers } of boards.asked) {
      expect(headers).toMatchObject({ username: 'tallgrass-test', password: boards.settings.NURSYS_PASSWORD });
      expect(url).not.toContain(boards.settings.NURSYS_PASSWORD);
    }
  });

  test.each<[string, Parameters<typeof as>[0], string[]]>([
    ['another person’s license', { first: 'ARNE', last: 'ELSE' }, ['Name']],
    ['a former name', { last: 'ROE' }, []],
    ['a lapsed license', { active: 'NO', status: 'EXPIRED' }, ['Active', 'Status']],
    ['an encumbered license', { status: 'PROBATION' }, ['Status']],
    ['history of an order that is over', { status: 'UNENCUMBERED (see history)', disciplines: 1 }, []],
    ['another last day', { expires: '2025-04-30T00:00:00' }, ['Expires on']],
    ['a single-state license', { compact: 'SINGLE STATE' }, ['Compact']],
    ['what the board does not tell', { active: '--', status: '--', compact: '--' }, []],
  ])('%s', async (_name, change, differs) => {
    const answer = await as(change);
    expect(differing(answer)).toEqual(differs);
    expect(answer.outcome).toBe(differs.length > 0 ? 'mismatch' : 'match');
  });

  test('a nurse who is not on the institution’s list is not found, which is no mismatch', async () => {
    expect(await answerOf(enotify(), { ...license, licenseNumber: '111111' })).toMatchObject({ outcome: 'not_found' });
  });

  test('advanced practice has no compact, and is asked about as CNP', async () => {
    const answer = await as(
      { type: 'CNP', compact: 'N/A' },
      { ...license, licenseType: 'NP', compactStatus: 'single_state' },
    );
    expect(answer.outcome).toBe('match');
  });

  test('it covers nursing licenses with a number of at most fifteen characters', () => {
    const covers = (change: Partial<LicenseQuestion>) => enotify().covers({ ...license, ...change });
    expect(covers({ licenseNumber: '123456789012345' })).toBe(true);
    expect(covers({ licenseNumber: '1234567890123456' })).toBe(false);
    expect(covers({ licenseNumber: null })).toBe(false);
    expect(covers({ licenseType: 'PT' })).toBe(false);
    expect(enotify().covers(npi)).toBe(false);
  });

  test('an answer about another license is no answer', async () => {
    boards.confuseWith({ ...onRecord, number: '424242' });
    expect(await faultOf(answerOf(enotify(), license))).toBe('wrong_subject');
  });

  test.each(FAULTS)('%s is a failure to answer: %s', async (fault, word) => {
    boards.failWith(fault);
    expect(await faultOf(enotify({}, fault).ask(license))).toBe(word);
    expect(await faultOf(enotify({}, fault).collect('any', license))).toBe(word);
  });

  test('a refused password and a failure reveal neither', async () => {
    const failure = await enotify({ password: 'secret-word' })
      .ask(license)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ fault: 'refused', status: 401 });
    expect(JSON.stringify([String(failure), failure])).not.toMatch(/secret-word|2019123456|tallgrass-test/);
  });
});

describe('by hand', () => {
  const guideOf = async (question: Parameters<VerificationSource['ask']>[0]) => {
    const step = await manual.ask(question);
    return step.step === 'by_hand' ? step.guide : null;
  };

  test('every license has a checklist, and a link if a registry is known', async () => {
    expect(await guideOf(license)).toMatchObject({ registry: { url: 'https://pr.mo.gov/' } });
    expect(await guideOf({ ...license, state: 'TX' })).toMatchObject({ registry: { name: 'Nursys QuickConfirm' } });
    expect((await guideOf({ ...license, licenseType: 'PT', state: 'TX' }))?.registry).toBeNull();
    expect((await guideOf(license))?.steps.join(' ')).toContain('multistate');
    expect((await guideOf({ ...license, compactStatus: 'single_state' }))?.steps.join(' ')).not.toContain('multistate');
    expect((await guideOf(npi))?.steps.join(' ')).toContain('self-reported');
  });
});
