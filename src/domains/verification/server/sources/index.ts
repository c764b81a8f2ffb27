import type { Env } from '#platform/server/env.ts';
import {
  CHECK_SOURCES,
  type CheckSource,
  type ItemSources,
  type ManualGuide,
} from '#domains/verification/contract/cases/source-checks.ts';
import { manual } from './manual.ts';
import { isForNppes, nppes } from './nppes.ts';
import { isForNursys, nursys } from './nursys.ts';
import type { Question, VerificationSource } from './source.ts';

export { finding, outcomeOf } from './source.ts';
export type { Question, SourceAnswer, Step, VerificationSource } from './source.ts';

const IS_FOR: Record<CheckSource, (question: Question) => boolean> = { nursys: isForNursys, nppes: isForNppes };

/** A configured registry; null if its settings are missing. */
export function sourceOf({ nppesUrl, nursys: account }: Pick<Env, 'nppesUrl' | 'nursys'>, id: CheckSource) {
  if (id === 'nppes') return nppesUrl ? nppes({ url: nppesUrl }) : null;
  return account ? nursys(account) : null;
}

/** The configured registries that cover such a claim. */
export const sourcesFor = (env: Env, question: Question): (VerificationSource & { id: CheckSource })[] =>
  CHECK_SOURCES.flatMap((id) => {
    const source = sourceOf(env, id);
    return source?.covers(question) ? [{ ...source, id }] : [];
  });

/** How one claim can be checked: always by hand, and by which registries. */
export async function listCheckMethods(env: Env, question: Question): Promise<ItemSources> {
  const known = CHECK_SOURCES.filter((id) => IS_FOR[id](question));
  const step = await manual.ask(question);
  const guide: ManualGuide = step.step === 'by_hand' ? step.guide : { registry: null, steps: [] };
  return {
    manual: guide,
    automatic: known.filter((id) => sourceOf(env, id) !== null),
    missing: known.filter((id) => sourceOf(env, id) === null),
  };
}
