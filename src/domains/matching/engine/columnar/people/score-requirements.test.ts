import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEIGHTS_V1 } from '../../score/weights.ts';
import type { JobQuery } from '../jobs/job-query.ts';
import { ScoreRequirements, SETTING_LEVELS } from './score-requirements.ts';

/** What the requirements read of a job. */
const jobs = fc.record({
  setting: fc.constantFrom(0, 1),
  skillCount: fc.nat({ max: 6 }),
  preferredCount: fc.nat({ max: 3 }),
  perSkill: fc.constantFrom(0, 0.02, 0.05),
  perPreferred: fc.constantFrom(0, 0.03, 0.1),
});
const share = fc.double({ min: 0.05, max: 1, noNaN: true });
const searches = fc.tuple(jobs, share, share, share);
/** Closer than this to the threshold, rounding decides. */
const CLOSE = 1e-6;

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);

/** Alternatives as `[setting level, preferred certifications, skills]`. */
function alternativesFor(job: object, candidate: number, employer: number, threshold: number) {
  const requirements = new ScoreRequirements();
  // An earlier, larger search leaves nothing behind.
  const another = { setting: 1, skillCount: 6, preferredCount: 3, perSkill: 0.05, perPreferred: 0.1 };
  requirements.set(another as JobQuery, WEIGHTS_V1, 0.5, 0.5, 0.4);
  requirements.set(job as JobQuery, WEIGHTS_V1, candidate, employer, threshold);
  return upTo(requirements.size - 1).map(
    (i) => [requirements.settings[i], requirements.preferred[i], requirements.skills[i]] as [number, number, number],
  );
}

test('exactly who can reach the threshold has what one of the alternatives asks for', () => {
  fc.assert(
    fc.property(searches, ([job, candidate, employer, threshold]) => {
      const alternatives = alternativesFor(job, candidate, employer, threshold);
      for (const [level, value] of SETTING_LEVELS.entries()) {
        const setting = WEIGHTS_V1.candidate.setting * (job.setting === 0 ? SETTING_LEVELS[1] : value);
        for (const preferred of upTo(job.preferredCount)) {
          for (const skills of upTo(job.skillCount)) {
            const own = (candidate + setting) * (employer + preferred * job.perPreferred + skills * job.perSkill);
            if (Math.abs(own - threshold) < CLOSE) continue;
            const isLetThrough = alternatives.some(([l, p, s]) => level >= l && preferred >= p && skills >= s);
            expect(isLetThrough, `${level} ${preferred} ${skills}`).toBe(own > threshold);
          }
        }
      }
    }),
  );
});

test('no alternative asks for all that an earlier one asks for', () => {
  fc.assert(
    fc.property(searches, ([job, candidate, employer, threshold]) => {
      const alternatives = alternativesFor(job, candidate, employer, threshold);
      for (const [i, [level, preferred, skills]] of alternatives.entries()) {
        const covering = alternatives.slice(0, i).filter(([l, p, s]) => l <= level && p <= preferred && s <= skills);
        expect(covering).toEqual([]);
      }
    }),
  );
});
