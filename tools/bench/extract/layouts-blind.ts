import { Document, Header, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import sharp from 'sharp';
import type { Layout } from './layout.ts';
import { Sheet, scanned } from './sheet.ts';
import {
  apostrophe,
  brief,
  CERTIFICATION_NAMES,
  dotted,
  fullDate,
  iso,
  LICENSE_NAMES,
  long,
  short,
  slashed,
  span,
  spanish,
  STATE_NAMES,
} from './wording.ts';

/** Layouts written before the rules were tuned. Nothing in the rules was changed because of what they showed. */

const datesInMargin: Layout = {
  name: 'dates in the left margin',
  type: 'application/pdf',
  states: { certificationDates: true, licenseNumbers: true, years: true, dropped: [] },
  make: (person) => {
    const sheet = new Sheet('serif');
    const pen = sheet.column();
    pen.line(`${person.name}, ${person.position}`, { size: 22 });
    pen.line(`${person.city}, ${person.state} ${person.zip}`);
    pen.line(`${person.phone} · ${person.email}`);
    pen.line('Objective', { bold: true, size: 12, above: 10 });
    pen.line(`Position in acute care that draws on my ${person.years} years of nursing and clinical experience`);
    pen.line('Experience', { bold: true, size: 12, above: 10 });
    for (const job of person.jobs) {
      const dates = sheet.column(54, 130, pen.y + 6);
      dates.line(span(job, short));
      const body = sheet.column(190, 368, pen.y + 6);
      body.line(job.title, { bold: true });
      body.line(`${job.employer}, ${job.city}, ${job.state}`);
      body.lines(job.duties.map((duty) => `• ${duty}`));
      pen.y = body.y;
    }
    pen.line('Licensure and Certifications', { bold: true, size: 12, above: 10 });
    for (const license of person.licenses) {
      pen.line(
        `${LICENSE_NAMES[license.type]}, ${STATE_NAMES[license.state]} #${license.number} (exp. ${long(license.expires)})`,
      );
    }
    for (const { kind, expires } of person.certifications)
      pen.line(`${CERTIFICATION_NAMES[kind]} (exp. ${long(expires)})`);
    pen.line('Education', { bold: true, size: 12, above: 10 });
    for (const { school, degree, year } of person.schools) pen.line(`${degree}, ${school}, May ${year}`);
    return sheet.pdf();
  },
};

const rightSidebar: Layout = {
  name: 'sidebar on the right, spaced headings',
  type: 'application/pdf',
  states: { certificationDates: true, licenseNumbers: true, years: false, dropped: [] },
  make: (person) => {
    const sheet = new Sheet('sans');
    const top = sheet.column();
    top.line(person.name, { size: 26, bold: true });
    top.line(LICENSE_NAMES[person.position] ?? person.position, { size: 13 });
    const main = sheet.column(54, 330, 120);
    main.line('E X P E R I E N C E', { size: 11, bold: true });
    for (const job of person.jobs) {
      main.line(job.employer, { bold: true, above: 6 });
      main.line(`${job.title} | ${span(job, apostrophe, ' – ', 'Now')}`);
      main.line(`${job.city}, ${job.state}`);
      main.lines(
        job.duties.map((duty) => `• ${duty}`),
        { size: 9, indent: 8 },
      );
    }
    main.line('E D U C A T I O N', { size: 11, bold: true, above: 12 });
    for (const { school, degree, year } of person.schools) {
      main.line(degree, { bold: true });
      main.line(`${school} | ${year}`);
    }
    const side = sheet.column(410, 160, 120);
    side.line('C O N T A C T', { size: 11, bold: true });
    side.lines([person.phone, person.email, `${person.city}, ${person.state}`, person.zip], { size: 9 });
    side.line('L I C E N S E S', { size: 11, bold: true, above: 14 });
    for (const license of person.licenses) {
      side.line(`${license.type}, ${STATE_NAMES[license.state]}`, { size: 9, bold: true });
      side.line(`No. ${license.number}`, { size: 9 });
      side.line(`Valid until ${slashed(license.expires)}`, { size: 9 });
    }
    side.line('C E R T S', { size: 11, bold: true, above: 14 });
    for (const { kind, expires } of person.certifications) side.line(`${kind} – exp ${slashed(expires)}`, { size: 9 });
    return sheet.pdf();
  },
};

const narrative = (sheet: Sheet, person: Parameters<Layout['make']>[0]) => {
  const pen = sheet.column();
  pen.line(person.name, { size: 16, bold: true });
  pen.line(`${person.city}, ${STATE_NAMES[person.state]} ${person.zip}; ${person.phone}`);
  pen.line('Career History', { bold: true, above: 10 });
  for (const job of person.jobs) {
    pen.line(`${job.title}, ${job.employer} — ${job.city}, ${job.state} (${span(job, long, ' to ', 'present')})`, {
      above: 5,
    });
    pen.line(`${job.duties.join('; ')}.`);
  }
  pen.line('Professional Licenses', { bold: true, above: 10 });
  for (const license of person.licenses) {
    pen.line(
      `${STATE_NAMES[license.state]} ${LICENSE_NAMES[license.type]} license ${license.number}, good through ${fullDate(license.expires)}`,
    );
  }
  pen.line('Certifications', { bold: true, above: 10 });
  pen.line(person.certifications.map(({ kind, expires }) => `${kind} (${slashed(expires)})`).join('; '));
  pen.line('Education', { bold: true, above: 10 });
  for (const { school, degree, year } of person.schools) pen.line(`${school} — ${degree}, ${year}`);
  return sheet;
};

const narrativePdf: Layout = {
  name: 'narrative',
  type: 'application/pdf',
  states: { certificationDates: false, licenseNumbers: true, years: false, dropped: [] },
  make: (person) => narrative(new Sheet('mono'), person).pdf(),
};

const narrativePhoto: Layout = {
  name: 'narrative, photographed',
  type: 'image/jpeg',
  states: { certificationDates: false, licenseNumbers: true, years: false, dropped: [] },
  make: async (person) => scanned(await narrative(new Sheet('sans'), person).picture(), { tilt: -1.4, noise: 12 }),
};

const lines = (texts: readonly string[]) => texts.map((text) => new Paragraph(text));

const wordColumns: Layout = {
  name: 'Word laid out as a table of two columns',
  type: 'docx',
  states: { certificationDates: true, licenseNumbers: true, years: false, dropped: [] },
  make: (person) =>
    Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph(`${person.name}, ${person.position}`),
              new Table({
                rows: [
                  new TableRow({
                    children: [
                      new TableCell({
                        children: lines([
                          'Contact',
                          person.phone,
                          `${person.city}, ${person.state} ${person.zip}`,
                          'License',
                          ...person.licenses.flatMap((license) => [
                            `${LICENSE_NAMES[license.type]}`,
                            `${license.state} ${license.number}`,
                            `Exp: ${fullDate(license.expires)}`,
                          ]),
                          'Certifications',
                          ...person.certifications.map(({ kind, expires }) => `${kind} exp: ${fullDate(expires)}`),
                        ]),
                      }),
                      new TableCell({
                        children: lines([
                          'Professional Experience',
                          ...person.jobs.flatMap((job) => [
                            `${job.title} at ${job.employer}`,
                            `${span(job, slashed)} · ${job.city}, ${job.state}`,
                            ...job.duties.map((duty) => `▪ ${duty}`),
                          ]),
                          'Education',
                          ...person.schools.map(
                            ({ school, degree, year }) => `${degree} | ${school} | Graduated ${year}`,
                          ),
                        ]),
                      }),
                    ],
                  }),
                ],
              }),
            ],
          },
        ],
      }),
    ),
};

const labeledForm: Layout = {
  name: 'Word as a labeled form',
  type: 'docx',
  states: { certificationDates: true, licenseNumbers: true, years: false, dropped: ['birth_date', 'ssn'] },
  make: (person) =>
    Packer.toBuffer(
      new Document({
        sections: [
          {
            headers: { default: new Header({ children: lines([person.name, `${person.phone} | ${person.email}`]) }) },
            children: lines([
              'Personal Information',
              `Address: 210 Walnut Ave, ${person.city}, ${person.state} ${person.zip}`,
              `DOB: ${person.birthDate}`,
              'SSN: 123-45-6789',
              'Employment',
              ...person.jobs.flatMap((job) => [
                `Employer: ${job.employer}`,
                `Position: ${job.title}`,
                `Location: ${job.city}, ${job.state}`,
                `Dates: ${span(job, slashed, ' - ')}`,
                `Duties: ${job.duties.join(', ')}`,
              ]),
              'Licenses/Certifications',
              ...person.licenses.map(
                (license) =>
                  `License: ${license.type}, State: ${license.state}, Number: ${license.number}, Expires: ${fullDate(license.expires)}`,
              ),
              ...person.certifications.map(
                ({ kind, expires }) => `Certification: ${kind}, Expires: ${fullDate(expires)}`,
              ),
              'Education',
              ...person.schools.flatMap(({ school, degree, year }) => [
                `School: ${school}`,
                `Degree: ${degree}`,
                `Year: ${year}`,
              ]),
            ]),
          },
        ],
      }),
    ),
};

const abbreviated: Layout = {
  name: 'abbreviations and slashes',
  type: 'application/pdf',
  states: { certificationDates: true, licenseNumbers: true, years: false, dropped: [] },
  make: (person) => {
    const sheet = new Sheet('sans');
    const pen = sheet.column();
    pen.line(`${person.name.toUpperCase()} ${person.position}`, { size: 15, bold: true });
    pen.line(`${person.phone} // ${person.email} // ${person.city} ${person.state} ${person.zip}`);
    pen.line('CREDENTIALS & LICENSURE', { bold: true, above: 8 });
    pen.line(
      person.licenses
        .map((license) => `${license.state} ${license.type} lic ${license.number} exp ${slashed(license.expires)}`)
        .join(' // '),
    );
    pen.line(person.certifications.map(({ kind, expires }) => `${kind} exp ${slashed(expires)}`).join(' // '));
    pen.line('WORK HX', { bold: true, above: 8 });
    for (const job of person.jobs) {
      pen.line(
        `${brief(job.from)}-${job.to ? brief(job.to) : 'present'} // ${job.employer} // ${job.city} ${job.state} // ${job.title}`,
        { above: 3 },
      );
      pen.lines(
        job.duties.map((duty) => `+ ${duty}`),
        { indent: 10, size: 9 },
      );
    }
    pen.line('EDUCATION', { bold: true, above: 8 });
    for (const { school, degree, year } of person.schools) pen.line(`${year} // ${degree} // ${school}`);
    return sheet.pdf();
  },
};

const SPANISH_TITLES: Readonly<Record<string, string>> = { RN: 'Enfermera registrada (RN)' };

const inSpanish: Layout = {
  name: 'in Spanish',
  type: 'application/pdf',
  states: { certificationDates: false, licenseNumbers: true, years: false, dropped: ['birth_date', 'family'] },
  make: (person) => {
    const sheet = new Sheet('serif');
    const pen = sheet.column();
    pen.line(person.name, { size: 18, bold: true });
    pen.line(`${person.city}, ${person.state} ${person.zip} | ${person.phone}`);
    pen.line(`Fecha de nacimiento: ${person.birthDate}`);
    pen.line('Estado civil: casada');
    pen.line('EXPERIENCIA PROFESIONAL', { bold: true, above: 10 });
    for (const job of person.jobs) {
      pen.line(`${SPANISH_TITLES[person.position] ?? job.title}`, { bold: true, above: 5 });
      pen.line(`${job.employer}, ${job.city}, ${job.state}`);
      pen.line(span(job, spanish, ' – ', 'actualidad'));
      pen.line('• Cuidado de pacientes y administración de medicamentos');
    }
    pen.line('LICENCIAS', { bold: true, above: 10 });
    for (const license of person.licenses) {
      pen.line(
        `Licencia de ${license.type}, ${STATE_NAMES[license.state]}, número ${license.number}, vence ${slashed(license.expires)}`,
      );
    }
    pen.line('CERTIFICACIONES', { bold: true, above: 10 });
    pen.line(person.certifications.map(({ kind }) => kind).join(', '));
    pen.line('EDUCACIÓN', { bold: true, above: 10 });
    for (const { school, degree, year } of person.schools) pen.line(`${degree}, ${school}, ${year}`);
    return sheet.pdf();
  },
};

const promotions: Layout = {
  name: 'skills first, history at the end',
  type: 'application/pdf',
  states: { certificationDates: true, licenseNumbers: true, years: true, dropped: ['age', 'health'] },
  make: (person) => {
    const sheet = new Sheet('sans');
    const pen = sheet.column();
    pen.line(person.name, { size: 18, bold: true });
    pen.line(`${person.city}, ${person.state} ${person.zip}`, { right: person.phone });
    pen.line('Age: 38 | Health: excellent');
    pen.line('Summary of Qualifications', { bold: true, above: 8 });
    pen.line(`• ${person.years} years’ experience in direct patient care`);
    pen.line('• Comfortable with Epic, Cerner and Meditech');
    pen.line('Current Licensure', { bold: true, above: 8 });
    for (const license of person.licenses) {
      pen.line(
        `• ${license.type} – ${STATE_NAMES[license.state]} – ${license.number} – expires ${dotted(license.expires)}`,
      );
    }
    pen.line('Certifications & Training', { bold: true, above: 8 });
    for (const { kind, expires } of person.certifications)
      pen.line(`• ${CERTIFICATION_NAMES[kind]} (${kind}) – expires ${dotted(expires)}`);
    pen.line('Education', { bold: true, above: 8 });
    for (const { school, degree, year } of person.schools) pen.line(`• ${degree} from ${school} (${year})`);
    pen.line('Work History', { bold: true, above: 8 });
    for (const job of person.jobs)
      pen.line(`• ${job.title}, ${job.employer}, ${job.city}, ${job.state}, ${span(job, iso, ' to ', 'present')}`);
    return sheet.pdf();
  },
};

async function cardPicture(draw: (sheet: Sheet) => void): Promise<Buffer> {
  const sheet = new Sheet('sans');
  draw(sheet);
  return sharp(await sheet.picture({ background: '#eef2f5' }))
    .extract({ left: 0, top: 0, width: 1300, height: 800 })
    .toBuffer();
}

const verificationPrint: Layout = {
  name: 'printed license verification, upside down',
  type: 'image/jpeg',
  isCard: true,
  states: { certificationDates: false, licenseNumbers: true, years: false, dropped: [] },
  make: async (person) => {
    const [license] = person.licenses;
    const picture = await cardPicture((sheet) => {
      const pen = sheet.column(40, 420, 40);
      if (!license) return;
      pen.line('License Verification Report', { size: 16, bold: true });
      pen.line(`Name: ${person.name}`, { size: 12, above: 8 });
      pen.line(`License type: ${LICENSE_NAMES[license.type]}`, { size: 12 });
      pen.line(`State: ${STATE_NAMES[license.state]}`, { size: 12 });
      pen.line(`License number: ${license.number}`, { size: 12 });
      pen.line('License status: Active', { size: 12 });
      pen.line(`License expiration date: ${fullDate(license.expires)}`, { size: 12 });
      pen.line(`Compact status: ${license.isMultistate ? 'Multistate' : 'Single state'}`, { size: 12 });
    });
    return scanned(await sharp(picture).rotate(180).toBuffer(), { tilt: 0, noise: 8 });
  },
};

const courseCard: Layout = {
  name: 'course card as PNG',
  type: 'image/png',
  isCard: true,
  isCertification: true,
  states: { certificationDates: true, licenseNumbers: false, years: false, dropped: [] },
  make: (person) => {
    const [card] = person.certifications;
    return cardPicture((sheet) => {
      const pen = sheet.column(40, 420, 40);
      if (!card) return;
      pen.line(`${card.kind} eCard`, { size: 20, bold: true });
      pen.line(CERTIFICATION_NAMES[card.kind] ?? card.kind, { size: 13 });
      pen.line('This person has met the requirements of the course.', { size: 11, above: 6 });
      pen.line(person.name, { size: 14, above: 6 });
      pen.line(`Issued: ${fullDate(card.expires.replace(/^\d+/, (year) => String(Number(year) - 2)))}`, { size: 12 });
      pen.line(`Expires: ${fullDate(card.expires)}`, { size: 12 });
    });
  },
};

export const BLIND_LAYOUTS: readonly Layout[] = [
  datesInMargin,
  rightSidebar,
  narrativePdf,
  narrativePhoto,
  wordColumns,
  labeledForm,
  abbreviated,
  inSpanish,
  promotions,
  verificationPrint,
  courseCard,
];
