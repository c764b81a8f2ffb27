import { z } from 'zod';

/** What a mail has besides its text, as stored in the `envelope` column. */
export const envelopeSchema = z.object({
  headers: z.record(z.string(), z.string()).default({}),
  attachments: z
    .array(z.object({ filename: z.string(), contentType: z.string(), contentBase64: z.string() }))
    .default([]),
  calendar: z
    .object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() })
    .nullable()
    .default(null),
  /** The person whose private words the mail repeats: it is emptied once it is sent, and when they are erased. */
  writtenBy: z.uuid().nullable().default(null),
});
export type Envelope = z.output<typeof envelopeSchema>;
