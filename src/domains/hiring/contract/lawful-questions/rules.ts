/**
 * What an employer may not ask, and what Tallgrass knows already. Software, not legal advice. One row a rule: the words
 * that meet it, what follows, why, what to ask instead, and the source. The order is that of the verdicts.
 *
 * - `refuse`: a screening question or a guide with these words is not saved.
 * - `warn`: it is saved after a warning.
 * - `known`: a fact that the person's page shows; a screening question for it is not saved.
 *
 * In evidence and notes each of the first two is a hint: the words may quote what a person said on their own.
 */
export const VERDICTS = ['refuse', 'warn', 'known'] as const;

export interface LawfulRule {
  id: string;
  verdict: (typeof VERDICTS)[number];
  words: RegExp;
  reason: string;
  instead: string;
  source: string;
}

const ADEA = 'Age Discrimination in Employment Act, 29 U.S.C. 623; RSMo 213.055; K.S.A. 44-1113';
const TITLE_VII = 'Title VII of the Civil Rights Act, 42 U.S.C. 2000e-2; RSMo 213.055; K.S.A. 44-1009';
const ADA = 'Americans with Disabilities Act, 42 U.S.C. 12112(d)(2); EEOC notice 915.002';

export const LAWFUL_RULES: readonly LawfulRule[] = [
  {
    id: 'age',
    verdict: 'refuse',
    words:
      /\bhow old\b|\byour age\b|\b(date|year) of birth\b|\bbirth ?(day|date|year)\b|\bborn\b.*\b(in|year|when)\b|\bwhen (were|was) (you|she|he|they) born\b|\btoo (old|young)\b|\b(close to|near|until|planning) retire|\b(young|old|elderly|mature) (candidate|person|woman|man|nurse|applicant)\b/i,
    reason: 'Age may not play a part in hiring.',
    instead: 'Ask what the work needs, such as experience with a unit or a procedure.',
    source: ADEA,
  },
  {
    id: 'family',
    verdict: 'refuse',
    words:
      /\b(married|marital|spouse|husband|wife|fianc[eé]e?|boyfriend|girlfriend|pregnan\w*|maternity|child ?care|family plan\w*|single (mom|mother|dad|father|parent))\b|\b(have|has|any|your|want|her|his|their|having|young|small) (kids?|children|bab(y|ies)|family)\b/i,
    reason: 'Family, marriage and pregnancy may not play a part in hiring.',
    instead:
      'State the schedule and ask whether it works: “This unit works every third weekend. Does that work for you?”',
    source: `${TITLE_VII}; Pregnancy Discrimination Act, 42 U.S.C. 2000e(k)`,
  },
  {
    id: 'health',
    verdict: 'refuse',
    words:
      /\b(disab(led|ilit(y|ies))|handicap\w*|workers'? comp\w*|sick (days?|leave)|medical (condition|history|problem|issue|leave)s?|health (condition|history|problem|issue)s?|chronic (illness|pain|condition)|illness(es)?|surger(y|ies) (have|did) you|your (mental |physical )?health|genetic\w*|prescri(bed|ption) (drugs?|medications?) (do|are) you|do you take (any )?medications?|limp(s|ed|ing)?|wheelchair|hearing aids?)\b/i,
    reason: 'Health questions are allowed only after a conditional offer.',
    instead: 'Ask “Can you perform the duties of this job, with or without accommodation?”',
    source: `${ADA}; Genetic Information Nondiscrimination Act, 42 U.S.C. 2000ff-1`,
  },
  {
    id: 'pay-history',
    verdict: 'refuse',
    words:
      /\b(salary|pay|wage) history\b|\b(current|present|previous|prior|last|past|old) (salary|pay|wages?|compensation|hourly rate|rate of pay)\b|\b(what|how much) (do|did|are|were) you (currently )?(make|making|earn|earning|paid|get paid|getting paid)\b/i,
    reason: 'Pay at earlier jobs is not asked here.',
    instead: 'State your range. Matching has compared it with the pay that the person is looking for.',
    source: 'Kansas City, MO, Code of Ordinances 38-102, for employers with six or more staff',
  },
  {
    id: 'criminal-record',
    verdict: 'refuse',
    words:
      /\b(arrest(s|ed)?|convict(ed|ions?)|criminal|felon(y|ies|s)?|misdemeanou?rs?|jail|prison|incarcerat\w*|on probation|parole)\b/i,
    reason: 'A criminal record is not asked before an interview.',
    instead: 'The background check comes after the offer, with the consent that the FCRA asks for.',
    source:
      'Kansas City, MO, Code of Ordinances 38-104; EEOC guidance of April 25, 2012 on arrest and conviction records',
  },
  {
    id: 'religion',
    verdict: 'refuse',
    words:
      /\b(religio(n|us)|church|mosque|synagogue|what faith|your faith|sabbath|christian|catholic|muslim|jewish|hindu|buddhist|atheist)\b/i,
    reason: 'Religion may not play a part in hiring.',
    instead: 'State the shifts, weekends and holidays, and ask whether they work.',
    source: TITLE_VII,
  },
  {
    id: 'origin',
    verdict: 'refuse',
    words:
      /\b(national origin|native (language|tongue|country)|mother tongue|first language|where (are|were) you (originally )?from|birthplace|citizen(ship)?|green card|visa status|nationality|ancestry|ethnic\w*|what race|your race|skin colou?r|foreign accent|(her|his|their|your|an?|heavy|thick|strong) accent)\b/i,
    reason: 'Origin, citizenship and race may not play a part in hiring.',
    instead:
      'The profile states whether the person is authorized to work in the U.S. Languages that the work uses may be asked.',
    source: `${TITLE_VII}; Immigration and Nationality Act, 8 U.S.C. 1324b`,
  },
  {
    id: 'sex',
    verdict: 'refuse',
    words:
      /\b(your (gender|sex|pronouns)|gender identity|sexual orientation|transgender|gay|lesbian|bisexual|maiden name|male or female)\b/i,
    reason: 'Sex, gender and orientation may not play a part in hiring.',
    instead: 'Ask about the work itself.',
    source: `${TITLE_VII}; Bostock v. Clayton County, 590 U.S. 644 (2020)`,
  },
  {
    id: 'union',
    verdict: 'refuse',
    words: /\b(union member(ship)?|(in|join|joined|support|for|against|about) (a |the )?unions?|pro-union)\b/i,
    reason: 'Union membership may not play a part in hiring.',
    instead: 'Ask about the work itself.',
    source: 'National Labor Relations Act, 29 U.S.C. 158(a)(3)',
  },
  {
    id: 'contact',
    verdict: 'refuse',
    words:
      /\b(your|best|cell|mobile) (phone|telephone|email|e-mail|cell)( number| address)?\b|\b(facebook|instagram|tiktok|linkedin)\b|\bphoto(graph)? of you|\bsocial security|\bssn\b/i,
    reason: 'Contact details stay with the person until they accept an interview.',
    instead: 'Write in Messages, or propose an interview.',
    source: 'How Tallgrass discloses: contact details after an accepted interview',
  },
  {
    id: 'immunization',
    verdict: 'warn',
    words: /\b(vaccin\w*|immuni[sz]\w*|titers?|tb test|tuberculosis|flu shot|drug (test|screen)\w*)\b/i,
    reason: 'Immunizations and screens are collected after the offer. An earlier question can lead to a health answer.',
    instead: 'Leave it to the start checklist, or say that the job requires it and ask nothing.',
    source: ADA,
  },
  {
    id: 'drug-use',
    verdict: 'warn',
    words: /\b(drugs?|alcohol|drink(ing)?) (use|habits?|problem)|\bdo you (drink|smoke|use drugs)\b/i,
    reason: 'A question on drugs, alcohol or smoking easily asks about an illness or about lawful conduct.',
    instead: 'State your policy. A drug screen comes after the offer.',
    source: `${ADA}; 42 U.S.C. 12114; RSMo 290.145`,
  },
  {
    id: 'money',
    verdict: 'warn',
    words: /\b(credit (score|report|history)|bankrupt\w*|garnish\w*|own (a|your) (home|house|car)|debts?)\b/i,
    reason: 'Questions on money and property screen out protected groups and rarely concern the work.',
    instead: 'Ask whether the person can be at work on time for the shift.',
    source: 'EEOC, Prohibited Employment Policies/Practices; Fair Credit Reporting Act, 15 U.S.C. 1681b',
  },
  {
    id: 'military',
    verdict: 'warn',
    words: /\b(military|national guard|reserves?|discharged?|deployment)\b/i,
    reason: 'Discharge and reserve duty may not count against a person.',
    instead: 'Ask which skills from the service the person would use here.',
    source: 'USERRA, 38 U.S.C. 4311',
  },
  {
    id: 'body',
    verdict: 'warn',
    words: /\b(height|weight|how tall|overweight|attractive|appearance|looks (tired|young|old)|tattoos?)\b/i,
    reason: 'Looks and body measures are not evidence for the work.',
    instead:
      'Name the physical duty, such as repositioning patients, and ask about doing it with or without accommodation.',
    source: `${ADA}; ${TITLE_VII}`,
  },
  {
    id: 'gap',
    verdict: 'warn',
    words: /\b(employment|work|career) gap|\bgaps? in (your|the|her|his|their) (employment|work|r[eé]sum[eé]|career)/i,
    reason: 'The reason for a gap is often family or health.',
    instead: 'Ask what the person did to keep their skills current.',
    source: `${TITLE_VII}; ${ADA}`,
  },
  {
    id: 'known-license',
    verdict: 'known',
    words: /\b(licen[sc]ed?|licensure|multistate|compact)\b/i,
    reason: 'Each person’s page already shows their licenses, with who verified them.',
    instead: 'Set the license in the job’s requirements.',
    source: 'Profile: licenses',
  },
  {
    id: 'known-certification',
    verdict: 'known',
    words: /\b(BLS|ACLS|PALS|NRP|TNCC|CCRN|CEN|certifi(ed|cations?))\b/i,
    reason: 'Each person’s page already shows their certifications and when they expire.',
    instead: 'Set the certification in the job’s requirements.',
    source: 'Profile: certifications',
  },
  {
    id: 'known-years',
    verdict: 'known',
    words:
      /\b(how many years|how long)\b[^?]*\b(nurs(e|ing)|worked|experience|practic\w+)\s*(do you have|have you)?\s*[?.]?$|\byears of (nursing |work |clinical )?experience\s*(do you have)?\s*[?.]?$/i,
    reason: 'Each person’s page already shows their years of experience.',
    instead: 'Ask about experience with one procedure, device or kind of patient.',
    source: 'Profile: years of experience',
  },
  {
    id: 'known-shift',
    verdict: 'known',
    words: /\b(which|what|preferred|work|available( for| on)?) (shifts?|nights?|days|evenings|weekends)\b/i,
    reason: 'Matching already compares the job’s shift with what the person wants.',
    instead: 'Set the shift and its pattern in the job.',
    source: 'Profile: shifts',
  },
  {
    id: 'known-start',
    verdict: 'known',
    words: /\b(when (can|could) you start|earliest start|start date|notice period)\b/i,
    reason: 'Matching already compares the job’s start with the person’s earliest start.',
    instead: 'Set the start date in the job.',
    source: 'Profile: earliest start',
  },
  {
    id: 'known-pay',
    verdict: 'known',
    words:
      /\b(desired|expected|target|required) (salary|pay|wages?|compensation|rate)\b|\b(salary|pay|wage) expectations?\b/i,
    reason: 'Matching already compares your range with the pay that the person is looking for.',
    instead: 'State the range in the job.',
    source: 'Profile: target pay',
  },
  {
    id: 'known-place',
    verdict: 'known',
    words: /\b(where do you live|zip code|how far|commut\w*|home address|your address|relocat\w*)\b/i,
    reason: 'Matching already compares the drive with what the person accepts.',
    instead: 'Ask nothing: where a person lives can stand in for a protected trait.',
    source: 'Profile: home and drive; Illinois HB 3773 on ZIP codes',
  },
  {
    id: 'known-authorization',
    verdict: 'known',
    words: /\b(authori[sz]ed|legally|eligible|permitted|allowed) to work\b|\bsponsorship\b/i,
    reason: 'The profile already says whether the person is authorized to work in the U.S.',
    instead: 'The I-9 comes after the hire.',
    source: 'Profile: work authorization',
  },
  {
    id: 'known-education',
    verdict: 'known',
    words: /\b(degrees?|BSN|MSN|DNP|where did you (study|go to school)|graduat(ed?|ion)|GPA)\b/i,
    reason: 'Each person’s page already shows their education.',
    instead: 'Ask about a course or a skill that the page does not name.',
    source: 'Profile: education',
  },
  {
    id: 'known-work',
    verdict: 'known',
    words:
      /\b(current employer|previous employers?|where (do|did|have) you (currently )?work(ed)?|work history|r[eé]sum[eé])\b/i,
    reason: 'Each person’s page already shows their work history.',
    instead: 'Ask what the person did there that this job needs.',
    source: 'Profile: work history',
  },
];
