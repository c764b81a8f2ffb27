import { expect, test } from 'vitest';
import { benchExtract, EXTRACT_AIMS } from '#tools/bench/extract.ts';

/** The files with a text layer; `npm run bench -- extract` also reads the scans and photos. */
test('what is offered as sure is right, and most of what a file states is found', async () => {
  const { aims, notDropped, files } = await benchExtract({ hasText: true });
  expect(files.tuning).toBeGreaterThan(20);
  expect(notDropped).toBe(0);
  const shareOf = (name: string) => aims.find((aim) => aim.name === `extract: ${name}, tuning layouts`)?.value;
  expect(shareOf('precision of what is offered as sure')).toBeGreaterThanOrEqual(EXTRACT_AIMS.precision);
  expect(shareOf('recall')).toBeGreaterThanOrEqual(EXTRACT_AIMS.recall);
}, 60_000);
