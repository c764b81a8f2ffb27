import { expect, test } from 'vitest';
import { rulesPageFaults, rulesSources } from './rules-page.ts';

const sources = rulesSources();
const afterEdit = (from: string | RegExp, to: string) => {
  const page = sources.page.replace(from, to);
  expect(page).not.toBe(sources.page);
  return rulesPageFaults({ ...sources, page });
};
const withCode = (path: string, from: string, to: string) => {
  const text = sources.files.get(path) ?? '';
  expect(text).toContain(from);
  return rulesPageFaults({ ...sources, files: new Map([...sources.files, [path, text.replace(from, to)]]) });
};

test('the page lists each limit, bound and rule as the code has it', () => {
  expect(rulesPageFaults(sources)).toEqual([]);
});

test('a changed, missing or invented limit, bound or rule is noticed', () => {
  expect(afterEdit(/^\| `faq` .*\n/m, '')).toEqual(['the limit faq is missing']);
  expect(afterEdit('| `faq` | 5 in 10m |', '| `faq` | 6 in 10m |')).toEqual([
    'the limit faq is 5 in 10m, not 6 in 10m',
  ]);
  expect(afterEdit('| `faq` |', '| `fax` |')).toEqual(['the limit faq is missing', 'no limit is named fax']);
  expect(withCode('src/domains/support/server/faq/faq.routes.ts', "'faq', 5,", "'faq', 50,")).toHaveLength(1);
  expect(afterEdit(/^\| `MOST_VIEWS` .*\n/m, '')).toEqual([
    'the bound domains/employers/contract/saved-views.ts MOST_VIEWS is missing',
  ]);
  expect(withCode('src/domains/employers/contract/saved-views.ts', 'MOST_VIEWS = 20', 'MOST_VIEWS = 30')).toHaveLength(
    1,
  );
  expect(
    withCode('src/domains/employers/contract/absences.ts', '.refine(', '.refine(() => true).refine('),
  ).toHaveLength(1);
  expect(afterEdit(/^\| `domains\/employers\/contract\/absences.ts` .*\n/m, '')).toHaveLength(1);
});
