import { z } from 'zod';
import { addDays, dayOf } from '#kernel/days.ts';
import {
  CERTIFICATION_IDS,
  FACILITY_TYPES,
  FACT_STATES,
  POSITIONS,
  SPECIALTY_IDS,
  US_STATES,
} from '#kernel/vocabulary.ts';
import { calendarDay, moment, nameText, optionalName, optionalText } from '#platform/contract/common.ts';
import { optionalDay, optionalState, several, state } from '#platform/contract/form-pieces.ts';

/* --- facts as a person enters them --- */

export const LICENSE_STATUS_CHOICES = ['active', 'pending', 'inactive', 'encumbered', 'expired'] as const;

export const licenseBody = z
  .strictObject({
    licenseType: z.enum(POSITIONS, 'Choose the license type.'),
    state,
    licenseNumber: optionalText(40),
    compactStatus: z.enum(['single_state', 'multistate']),
    status: z.enum(LICENSE_STATUS_CHOICES),
    issuedOn: optionalDay,
    expiresOn: optionalDay,
    withdrawnStates: several(US_STATES).default([]),
  })
  .refine((license) => license.status === 'pending' || license.licenseNumber, {
    path: ['licenseNumber'],
    message: 'Enter your license number.',
  })
  .refine((license) => license.status !== 'active' || license.expiresOn, {
    path: ['expiresOn'],
    message: 'Enter the date your license expires.',
  });
export type LicenseBody = z.infer<typeof licenseBody>;

export const certificationBody = z.strictObject({
  kind: z.enum(CERTIFICATION_IDS, 'Choose the certification.'),
  issuer: optionalName(120),
  certificateNumber: optionalText(60),
  issuedOn: optionalDay,
  expiresOn: optionalDay,
});
export type CertificationBody = z.infer<typeof certificationBody>;

/** A time zone ahead of ours may already be in the next day. */
const hasCome = (day: string): boolean => day <= addDays(dayOf(new Date()), 1);

export const workBody = z
  .strictObject({
    employerName: nameText(160),
    organizationId: z.uuid().nullable().default(null),
    facilityType: z.enum(FACILITY_TYPES, 'Choose the facility type.'),
    city: optionalName(80),
    state: optionalState,
    title: nameText(120),
    specialty: z
      .union([z.literal(''), z.enum(SPECIALTY_IDS)])
      .nullish()
      .transform((value) => value || null),
    startedOn: z.iso
      .date('Enter your start date. A guess is fine.')
      .refine(hasCome, 'The start date is in the future. Please check the year.'),
    endedOn: optionalDay,
    duties: optionalText(1000),
  })
  .refine((work) => !work.endedOn || work.endedOn >= work.startedOn, {
    path: ['endedOn'],
    message: 'The end date is before the start date.',
  });
export type WorkBody = z.infer<typeof workBody>;

export const educationBody = z.strictObject({
  school: nameText(160),
  degree: nameText(120),
  field: optionalName(120),
  graduatedOn: optionalDay,
});
export type EducationBody = z.infer<typeof educationBody>;

/* --- facts as the person reads them, with their verification --- */

const fact = {
  id: z.uuid(),
  verificationState: z.enum(FACT_STATES),
  /** For display. */
  verificationSource: z.string().nullable(),
  verificationNote: z.string().nullable(),
  verifiedAt: moment.nullable(),
  /** In a case that a reviewer has yet to decide. */
  isBeingChecked: z.boolean(),
};

export const licenseView = z.object({
  ...fact,
  licenseType: z.enum(POSITIONS),
  state: z.enum(US_STATES),
  licenseNumber: z.string().nullable(),
  compactStatus: z.enum(['single_state', 'multistate']),
  status: z.enum(LICENSE_STATUS_CHOICES),
  issuedOn: calendarDay.nullable(),
  expiresOn: calendarDay.nullable(),
  withdrawnStates: z.array(z.enum(US_STATES)),
  /** Worth a double check; never a refusal. */
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
});
export type LicenseView = z.infer<typeof licenseView>;

export const certificationView = z.object({
  ...fact,
  kind: z.enum(CERTIFICATION_IDS),
  issuer: z.string().nullable(),
  certificateNumber: z.string().nullable(),
  issuedOn: calendarDay.nullable(),
  expiresOn: calendarDay.nullable(),
});
export type CertificationView = z.infer<typeof certificationView>;

export const workView = z.object({
  ...fact,
  employerName: z.string(),
  organizationId: z.uuid().nullable(),
  facilityType: z.enum(FACILITY_TYPES),
  city: z.string().nullable(),
  state: z.enum(US_STATES).nullable(),
  title: z.string(),
  specialty: z.enum(SPECIALTY_IDS).nullable(),
  startedOn: calendarDay,
  endedOn: calendarDay.nullable(),
  duties: z.string().nullable(),
});
export type WorkView = z.infer<typeof workView>;

export const educationView = z.object({
  ...fact,
  school: z.string(),
  degree: z.string(),
  field: z.string().nullable(),
  graduatedOn: calendarDay.nullable(),
});
export type EducationView = z.infer<typeof educationView>;
