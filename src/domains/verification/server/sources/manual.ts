import type { ManualGuide } from '#domains/verification/contract/cases/source-checks.ts';
import { POSITION_LABELS, type Position } from '#kernel/vocabulary.ts';
import { neverLater, type LicenseQuestion, type Question, type VerificationSource } from './source.ts';

type Registry = NonNullable<ManualGuide['registry']>;

const at = (name: string, url: string): Registry => ({ name, url });

const NURSYS_PAGE = at('Nursys QuickConfirm', 'https://www.nursys.com/');
const MISSOURI = at('Missouri Division of Professional Registration, Licensee Search', 'https://pr.mo.gov/');
const HEALING_ARTS = at('Kansas State Board of Healing Arts', 'https://www.ksbha.org/');

/**
 * Where a reviewer looks, by position and state: the registry's public page, since deep links change. A person must
 * search it: several have a captcha, and none is read by machine.
 */
const REGISTRIES: Partial<Record<Position, Partial<Record<string, Registry>>>> = {
  RN: { MO: MISSOURI, KS: at('Kansas State Board of Nursing', 'https://ksbn.kansas.gov/') },
  LPN: { MO: MISSOURI, KS: at('Kansas State Board of Nursing', 'https://ksbn.kansas.gov/') },
  NP: { MO: MISSOURI, KS: at('Kansas State Board of Nursing', 'https://ksbn.kansas.gov/') },
  CNA: {
    MO: at('Missouri CNA registry (Department of Health and Senior Services)', 'https://health.mo.gov/'),
    KS: at('Kansas aide registry (KDADS)', 'https://www.kdads.ks.gov/'),
  },
  PT: { MO: MISSOURI, KS: HEALING_ARTS },
  OT: { MO: MISSOURI, KS: HEALING_ARTS },
  RRT: { MO: MISSOURI, KS: HEALING_ARTS },
  RT: { KS: HEALING_ARTS },
  PHARM_TECH: { MO: MISSOURI, KS: at('Kansas Board of Pharmacy', 'https://pharmacy.ks.gov/') },
};
const IN_NURSYS: ReadonlySet<Position> = new Set(['RN', 'LPN', 'NP']);
const HEART_COURSES: ReadonlySet<string> = new Set(['BLS', 'ACLS', 'PALS']);

function licenseGuide({ licenseType, state, compactStatus }: LicenseQuestion): ManualGuide {
  const registry = REGISTRIES[licenseType]?.[state] ?? (IN_NURSYS.has(licenseType) ? NURSYS_PAGE : null);
  return {
    registry,
    steps: [
      registry
        ? 'Search the registry by number, not by name.'
        : `Find the registry of ${state} for ${POSITION_LABELS[licenseType]}.`,
      'The name there is this person’s current or former name.',
      'It is active, with no open order.',
      'Type and expiration date match the ones stated here.',
      ...(compactStatus === 'multistate'
        ? ['It is multistate, and the person lives in the state that issued it.']
        : []),
    ],
  };
}

function guideOf(question: Question): ManualGuide {
  if (question.about === 'license') return licenseGuide(question);
  if (question.about === 'npi') {
    return {
      registry: at('NPPES NPI registry', 'https://npiregistry.cms.hhs.gov/'),
      steps: [
        'Search for the number.',
        'The name there matches the one stated here.',
        'Its license field is self-reported: it proves nothing about a license.',
      ],
    };
  }
  return {
    registry: HEART_COURSES.has(question.kind)
      ? at('American Heart Association eCards', 'https://ecards.heart.org/')
      : null,
    steps: [
      'Ask the issuer of the card, with the code or number on it.',
      'Name and dates there match the ones stated here.',
      'With a copy alone, accept it as a copy: the fact stays attested.',
    ],
  };
}

/** A reviewer with a link and a checklist: always available, without configuration. */
export const manual: VerificationSource = {
  id: 'manual',
  daysToNextCheck: 0,
  covers: () => true,
  ask: async (question) => ({ step: 'by_hand', guide: guideOf(question) }),
  collect: neverLater,
};
