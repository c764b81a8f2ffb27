import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, TabStopType } from 'docx';
import type { Layout } from './layout.ts';
import { Sheet, pictureAsPdf, scanned } from './sheet.ts';
import {
  CERTIFICATION_NAMES,
  dotted,
  fullDate,
  LICENSE_NAMES,
  long,
  short,
  slashed,
  span,
  STATE_NAMES,
} from './wording.ts';

/** The layouts on which the rules were tuned. */

const classic = (face: 'sans' | 'serif') => ({
  draw: (person: Parameters<Layout['make']>[0]) => {
    const sheet = new Sheet(face);
    const pen = sheet.column();
    pen.line(`${person.name}, ${person.position}`, { size: 20, bold: true, center: true });
    pen.line(`${person.city}, ${person.state} ${person.zip} | ${person.phone} | ${person.email}`, { center: true });
    pen.line('PROFESSIONAL SUMMARY', { bold: true, size: 12, above: 12 });
    pen.line(`Dependable clinician with ${person.years} years of experience in hospitals and clinics of the region.`);
    pen.line('PROFESSIONAL EXPERIENCE', { bold: true, size: 12, above: 10 });
    for (const job of person.jobs) {
      pen.line(job.title, { bold: true, above: 6, right: span(job, short) });
      pen.line(`${job.employer}, ${job.city}, ${job.state}`);
      pen.lines(
        job.duties.map((duty) => `• ${duty}`),
        { indent: 12 },
      );
    }
    pen.line('LICENSES', { bold: true, size: 12, above: 10 });
    for (const license of person.licenses) {
      pen.line(
        `${LICENSE_NAMES[license.type]}, State of ${STATE_NAMES[license.state]}, License #${license.number}, expires ${fullDate(license.expires)}${license.isMultistate ? ' (compact)' : ''}`,
      );
    }
    pen.line('CERTIFICATIONS', { bold: true, size: 12, above: 10 });
    for (const { kind, expires } of person.certifications) {
      pen.line(`${CERTIFICATION_NAMES[kind]} (${kind}), expires ${slashed(expires)}`);
    }
    pen.line('EDUCATION', { bold: true, size: 12, above: 10 });
    for (const { school, degree, year } of person.schools) pen.line(`${degree}, ${school}, ${year}`);
    return sheet;
  },
});

const classicSans: Layout = {
  name: 'classic',
  type: 'application/pdf',
  states: { certificationDates: true, licenseNumbers: true, years: true, dropped: [] },
  make: (person) => classic('sans').draw(person).pdf(),
};

const classicScan: Layout = {
  name: 'classic, scanned',
  type: 'application/pdf',
  isScan: true,
  states: { certificationDates: true, licenseNumbers: true, years: true, dropped: [] },
  make: async (person) =>
    pictureAsPdf(await scanned(await classic('sans').draw(person).picture(), { tilt: 0.8, noise: 10 })),
};

const oneLine: Layout = {
  name: 'one line a job',
  type: 'application/pdf',
  states: { certificationDates: true, licenseNumbers: true, years: false, dropped: ['birth_date', 'family'] },
  make: (person) => {
    const sheet = new Sheet('serif');
    const pen = sheet.column();
    pen.line(person.name, { size: 18, bold: true });
    pen.line(`Address: 14 Elm Street, ${person.city}, ${person.state} ${person.zip}`);
    pen.line(`Phone: (${person.phone.slice(0, 3)}) ${person.phone.slice(4)}    Email: ${person.email}`);
    pen.line(`Date of birth: ${person.birthDate}`);
    pen.line('Marital status: married');
    pen.line('Work Experience', { bold: true, size: 13, above: 10 });
    for (const job of person.jobs) {
      pen.line(`${span(job, slashed, ' - ')} | ${job.title} | ${job.employer} | ${job.city}, ${job.state}`, {
        above: 4,
      });
      pen.line(job.duties.join('. ') + '.');
    }
    pen.line('Licenses and Certifications', { bold: true, size: 13, above: 10 });
    for (const license of person.licenses) {
      pen.line(`${license.type} - ${license.state} - No. ${license.number} - Exp. ${slashed(license.expires)}`);
    }
    for (const { kind, expires } of person.certifications) pen.line(`${kind} - Exp. ${slashed(expires)}`);
    pen.line('Education', { bold: true, size: 13, above: 10 });
    for (const { school, degree, year } of person.schools) pen.line(`${year} | ${degree} | ${school}`);
    return sheet.pdf();
  },
};

const leftSidebar: Layout = {
  name: 'sidebar on the left',
  type: 'application/pdf',
  states: { certificationDates: false, licenseNumbers: true, years: true, dropped: [] },
  make: (person) => {
    const sheet = new Sheet('sans');
    sheet.column().line(person.name.toUpperCase(), { size: 24, bold: true });
    const side = sheet.column(48, 150, 110);
    side.line('CONTACT', { bold: true, size: 11 });
    side.lines([person.phone, person.email, `${person.city}, ${person.state} ${person.zip}`], { size: 9 });
    side.line('LICENSES', { bold: true, size: 11, above: 14 });
    for (const license of person.licenses) {
      side.line(`${STATE_NAMES[license.state]} ${license.type}`, { size: 9, bold: true });
      side.line(`License ${license.number}`, { size: 9 });
      side.line(`Expires ${slashed(license.expires)}`, { size: 9 });
    }
    side.line('CERTIFICATIONS', { bold: true, size: 11, above: 14 });
    side.lines(
      person.certifications.map(({ kind }) => kind),
      { size: 9 },
    );
    side.line('SKILLS', { bold: true, size: 11, above: 14 });
    side.lines(['Epic', 'IV therapy', 'Wound care', 'Patient teaching'], { size: 9 });
    const main = sheet.column(226, 340, 110);
    main.line('PROFILE', { bold: true, size: 11 });
    main.line(`Caring professional with over ${person.years} years of experience.`, { size: 9.5 });
    main.line('EXPERIENCE', { bold: true, size: 11, above: 14 });
    for (const job of person.jobs) {
      main.line(job.title, { bold: true, above: 5 });
      main.line(`${job.employer} | ${job.city}, ${job.state}`, { size: 9.5 });
      main.line(span(job, long), { size: 9.5 });
      main.lines(
        job.duties.map((duty) => `• ${duty}`),
        { size: 9.5, indent: 8 },
      );
    }
    main.line('EDUCATION', { bold: true, size: 11, above: 14 });
    for (const { school, degree, year } of person.schools) {
      main.line(degree, { bold: true, size: 9.5 });
      main.line(`${school}, ${year}`, { size: 9.5 });
    }
    return sheet.pdf();
  },
};

const employerFirst: Layout = {
  name: 'employer first',
  type: 'application/pdf',
  states: { certificationDates: true, licenseNumbers: true, years: false, dropped: [] },
  make: (person) => {
    const sheet = new Sheet('serif');
    const pen = sheet.column();
    pen.line(person.name, { size: 18, bold: true, center: true });
    pen.line(`${person.phone} • ${person.email} • ${person.city}, ${person.state} ${person.zip}`, { center: true });
    pen.line('Education', { bold: true, size: 13, above: 10 });
    for (const { school, degree, year } of person.schools) {
      pen.line(school, { bold: true, right: `${year}` });
      pen.line(degree);
    }
    pen.line('Licensure', { bold: true, size: 13, above: 10 });
    for (const license of person.licenses) {
      pen.line(`${LICENSE_NAMES[license.type]} (${license.type}), ${STATE_NAMES[license.state]}`);
      pen.line(`License number: ${license.number}    Expiration date: ${fullDate(license.expires)}`);
    }
    pen.line('Employment History', { bold: true, size: 13, above: 10 });
    for (const job of person.jobs) {
      pen.line(job.employer.toUpperCase(), { bold: true, above: 6, right: `${job.city}, ${job.state}` });
      pen.line(`${job.title} (${span(job, dotted, ' - ', 'current')})`);
      pen.lines(
        job.duties.map((duty) => `- ${duty}`),
        { indent: 12 },
      );
    }
    pen.line('Certifications', { bold: true, size: 13, above: 10 });
    pen.line(person.certifications.map(({ kind, expires }) => `${kind} (exp. ${slashed(expires)})`).join(', '));
    return sheet.pdf();
  },
};

const paragraphs = (lines: readonly (string | Paragraph)[]) =>
  Packer.toBuffer(
    new Document({
      sections: [{ children: lines.map((line) => (typeof line === 'string' ? new Paragraph(line) : line)) }],
    }),
  );

const wordWithTabs: Layout = {
  name: 'Word with tabs',
  type: 'docx',
  states: { certificationDates: true, licenseNumbers: true, years: true, dropped: [] },
  make: (person) =>
    paragraphs([
      person.name,
      `${person.city}, ${person.state} ${person.zip}`,
      `Cell: ${person.phone}`,
      'Summary',
      `${person.years}+ years of experience in patient care.`,
      'Clinical Experience',
      ...person.jobs.flatMap((job) => [
        new Paragraph({
          tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
          children: [new TextRun({ text: job.employer, bold: true }), new TextRun(`\t${span(job, short, ' to ')}`)],
        }),
        `${job.title}, ${job.city}, ${job.state}`,
        ...job.duties.map((duty) => new Paragraph({ text: duty, bullet: { level: 0 } })),
      ]),
      'Licenses',
      ...person.licenses.map(
        (license) =>
          `${license.state} ${license.type} License # ${license.number}, valid through ${short(license.expires)}${license.isMultistate ? ', multistate' : ''}`,
      ),
      'Certifications',
      ...person.certifications.map(
        ({ kind, expires }) => `${CERTIFICATION_NAMES[kind]}, valid through ${short(expires)}`,
      ),
      'Education',
      ...person.schools.map(({ school, degree, year }) => `${degree} – ${school} – ${year}`),
    ]),
};

const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });

const wordTable: Layout = {
  name: 'Word with a table of jobs',
  type: 'docx',
  states: { certificationDates: true, licenseNumbers: true, years: false, dropped: ['age'] },
  make: (person) =>
    Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph(person.name),
              new Paragraph(`${person.phone} / ${person.email}`),
              new Paragraph(`${person.city}, ${person.state} ${person.zip}`),
              new Paragraph('Age: 41'),
              new Paragraph('WORK HISTORY'),
              new Table({
                rows: [
                  new TableRow({ children: ['Employer', 'Position', 'Location', 'Dates'].map(cell) }),
                  ...person.jobs.map(
                    (job) =>
                      new TableRow({
                        children: [job.employer, job.title, `${job.city}, ${job.state}`, span(job, slashed)].map(cell),
                      }),
                  ),
                ],
              }),
              new Paragraph('LICENSES'),
              ...person.licenses.map(
                (license) =>
                  new Paragraph(
                    `${LICENSE_NAMES[license.type]}: ${STATE_NAMES[license.state]} ${license.number} (expires ${slashed(license.expires)})`,
                  ),
              ),
              new Paragraph('CERTIFICATIONS'),
              ...person.certifications.map(
                ({ kind, expires }) => new Paragraph(`${kind}: expires ${slashed(expires)}`),
              ),
              new Paragraph('EDUCATION'),
              ...person.schools.map(({ school, degree, year }) => new Paragraph(`${school}, ${degree} (${year})`)),
            ],
          },
        ],
      }),
    ),
};

const stateCard: Layout = {
  name: 'state license card',
  type: 'image/jpeg',
  isCard: true,
  states: { certificationDates: false, licenseNumbers: true, years: false, dropped: [] },
  make: async (person) => {
    const [license] = person.licenses;
    const sheet = new Sheet('sans');
    const pen = sheet.column(40, 400, 40);
    if (license) {
      pen.line(`State of ${STATE_NAMES[license.state]}`, { size: 18, bold: true });
      pen.line('Division of Professional Registration', { size: 12 });
      pen.line('State Board of Nursing', { size: 12 });
      pen.line(person.name.toUpperCase(), { size: 14, above: 8 });
      pen.line(LICENSE_NAMES[license.type] ?? license.type, { size: 14 });
      pen.line(`License No. ${license.number}`, { size: 13, above: 6 });
      pen.line(`Expiration Date: ${fullDate(license.expires)}`, { size: 13 });
    }
    return scanned(await cropped(sheet), { tilt: 1.5, noise: 8 });
  },
};

const lifeSupportCard: Layout = {
  name: 'life support card',
  type: 'image/jpeg',
  isCard: true,
  isCertification: true,
  states: { certificationDates: true, licenseNumbers: false, years: false, dropped: [] },
  make: async (person) => {
    const [card] = person.certifications;
    const sheet = new Sheet('sans');
    const pen = sheet.column(40, 420, 40);
    if (card) {
      pen.line(`${CERTIFICATION_NAMES[card.kind]} Provider`, { size: 16, bold: true });
      pen.line(person.name, { size: 14, above: 6 });
      pen.line('has completed the course in accordance with the curriculum of the training network.', { size: 11 });
      pen.line(`Issue Date ${short(card.expires.replace(/^\d+/, (year) => String(Number(year) - 2)))}`, {
        size: 12,
        above: 8,
      });
      pen.line(`Renew By ${short(card.expires)}`, { size: 12 });
    }
    return scanned(await cropped(sheet), { tilt: -1, noise: 6 });
  },
};

async function cropped(sheet: Sheet): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(await sheet.picture({ dpi: 190, background: '#f3f0e4' }))
    .extract({ left: 0, top: 0, width: 1300, height: 720 })
    .toBuffer();
}

export const TUNING_LAYOUTS: readonly Layout[] = [
  classicSans,
  classicScan,
  oneLine,
  leftSidebar,
  employerFirst,
  wordWithTabs,
  wordTable,
  stateCard,
  lifeSupportCard,
];
