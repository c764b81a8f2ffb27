import { z } from 'zod';
import { moment, nameText } from '#platform/contract/common.ts';

/** The wording of the consent to sign electronically (ESIGN Act, UETA). A new wording gets a new version. */
export const SIGNING_CONSENT = {
  version: '2026-11',
  text: 'I agree to sign this letter electronically. My electronic signature has the same legal effect as one in ink.',
} as const;

/** The drawing area; its points are whole numbers within it, whatever the size of the screen. */
export const DRAWING = { width: 600, height: 200, mostStrokes: 60, mostPoints: 3000 } as const;

const point = z.tuple([z.int().min(0).max(DRAWING.width), z.int().min(0).max(DRAWING.height)]);
const drawing = z
  .array(z.array(point).min(1))
  .min(1, 'Draw your signature, or type it.')
  .max(DRAWING.mostStrokes, 'Draw a simpler signature.')
  .refine(
    (strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= DRAWING.mostPoints,
    'Draw a simpler signature.',
  );
export type Drawing = z.output<typeof drawing>;

/** A signature: the signer's full name, typed, and optionally drawn as well. */
export const signatureInput = z.strictObject(
  {
    name: nameText(120, { missing: 'Type your full name.' }),
    drawing: drawing.nullish().transform((strokes) => strokes ?? null),
    consents: z.literal(true, 'Agree to sign electronically first.'),
  },
  'Sign the letter.',
);
export type SignatureInput = z.output<typeof signatureInput>;

/** Who signed, and when. */
export const offerSignature = z.object({
  side: z.enum(['candidate', 'employer']),
  name: z.string(),
  signedAt: moment,
});
