import { z } from 'zod';

/** What a mail carries beside its text, as the `envelope` column keeps it. */
export const envelopeSchema = z.object({
  headers: z.record(z.string(), z.string()).default({}),
  attachments: z
    .array(z.object({ filename: z.string(), contentType: z.string(), contentBase64: z.string() }))
    .default([]),
  calendar: z
    .object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() })
    .nullable()
    .default(null),
});
export type Envelope = z.output<typeof envelopeSchema>;
