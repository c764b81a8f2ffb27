import { z } from 'zod';
import { moment, shortText } from '#platform/contract/common.ts';
import { directoryEntry } from '../facility-directory.ts';
import { sourceCheck } from './source-checks.ts';

/** A reviewer's own lookup: where, when, and the source's reference. */
export const lookup = z.strictObject({
  address: shortText(300),
  reference: shortText(200),
  /** Left out: now. */
  at: moment.optional(),
});
export type Lookup = z.infer<typeof lookup>;

/** The evidence for a verdict on an item, as of that moment. */
export const evidence = z.discriminatedUnion('kind', [
  /** A registry or a past employer answered. */
  sourceCheck.pick({ source: true, outcome: true, checkedAt: true, findings: true }).extend({
    kind: z.literal('answer'),
    checkId: z.uuid(),
  }),
  /** The facility directory has it. */
  z.object({ kind: z.literal('directory'), entry: directoryEntry, isInvented: z.boolean(), importedAt: moment }),
  /** Documents of the right type were uploaded. */
  z.object({
    kind: z.literal('document'),
    documents: z.array(z.object({ id: z.uuid(), kind: z.string(), fileName: z.string() })),
  }),
  lookup.extend({ kind: z.literal('lookup'), at: moment }),
  /** Only the statement of the person or organization. */
  z.object({ kind: z.literal('statement') }),
]);
export type Evidence = z.infer<typeof evidence>;
export const EVIDENCE_KINDS = [
  'answer',
  'directory',
  'document',
  'lookup',
  'statement',
] as const satisfies Evidence['kind'][];
