import { z } from 'zod';
import { moment, shortText } from '#platform/contract/common.ts';
import { directoryEntry } from './facility-directory.ts';
import { sourceCheck } from './source-checks.ts';

/** A reviewer's own look-up: where, when, and under what reference the source keeps it. */
export const lookup = z.strictObject({
  address: shortText(300),
  reference: shortText(200),
  /** Left out: now. */
  at: moment.optional(),
});
export type Lookup = z.infer<typeof lookup>;

/** What a verdict on an item stands on, as it was at that moment. */
export const evidence = z.discriminatedUnion('kind', [
  /** A registry or a past employer answered. */
  sourceCheck.pick({ source: true, outcome: true, checkedAt: true, findings: true }).extend({
    kind: z.literal('answer'),
    checkId: z.uuid(),
  }),
  /** The facility directory has it. */
  z.object({ kind: z.literal('directory'), entry: directoryEntry, isInvented: z.boolean(), importedAt: moment }),
  /** Papers of the right type were uploaded. */
  z.object({
    kind: z.literal('document'),
    documents: z.array(z.object({ id: z.uuid(), kind: z.string(), fileName: z.string() })),
  }),
  lookup.extend({ kind: z.literal('lookup'), at: moment }),
  /** Nothing but what the person or organization says. */
  z.object({ kind: z.literal('statement') }),
]);
export type Evidence = z.infer<typeof evidence>;
