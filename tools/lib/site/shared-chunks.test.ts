import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { sharedChunks, type Graph } from './shared-chunks.ts';

const file = (name: string) => resolve('src/app/web', `${name}.tsx`);

/** A graph of modules under `src/app/web`; a screen's own module is found by the router's query. `later-` is loaded later. */
const graphOf = (imports: Record<string, readonly string[]>): Graph => ({
  getModuleInfo(id) {
    const own = Object.entries(imports).find(([name]) => id.split('?')[0] === file(name))?.[1];
    if (!own) return null;
    const ids = own.map((name) => (name.includes('/node_modules/') ? name : file(name)));
    const [dynamicallyImportedIds = [], importedIds = []] = [true, false].map((isLater) =>
      ids.filter((one) => one.includes('/later-') === isLater),
    );
    return { importedIds, dynamicallyImportedIds };
  },
});
const route = (path: string, name: string, children?: RouteConfigEntry[]): RouteConfigEntry => ({
  path,
  file: `${name}.tsx`,
  ...(children && { children }),
});

const ROUTES = [
  { index: true, file: 'landing.tsx' },
  route('about', 'about'),
  route('login', 'login'),
  route('error', 'error'),
  route('review', 'review'),
  {
    file: 'guard.tsx',
    children: [1, 2, 3, 4].map((n) => route(`job-seeker/${n}`, `seeker-${n}`)),
  },
  ...[1, 2, 3, 4].map((n) => route(`employer/${n}`, `employer-${n}`)),
];
const GRAPH = graphOf({
  root: ['later-session', 'errors'],
  landing: ['button', 'hero', 'errors'],
  about: ['button', 'later-rest'],
  login: ['button', 'form', 'zod'],
  error: ['form'],
  review: ['guide'],
  guard: ['session'],
  'seeker-1': ['button', 'match', 'wizard', 'table'],
  'seeker-2': ['form', 'match', 'table', 'guide'],
  'seeker-3': [],
  'seeker-4': [],
  'employer-1': ['table', 'form'],
  'employer-2': [],
  'employer-3': [],
  'employer-4': [],
  hero: [],
  button: [],
  form: ['field', '/node_modules/library/index.js'],
  field: [],
  guide: [],
  session: [],
  match: ['score'],
  score: [],
  'later-session': ['account'],
  'later-rest': ['later-map', 'field'],
  'later-map': ['pin', 'account'],
  account: [],
  errors: [],
  pin: [],
  wizard: [],
  table: [],
});

/** The file of a module, and the place of its group: an earlier group takes what it needs first. */
function placeOf(module: string) {
  const names = sharedChunks(ROUTES).map(({ name }) => name(file(module), GRAPH));
  const place = names.findIndex((name) => name !== null);
  return place < 0 ? null : { place, name: names[place] };
}
const nameOf = (module: string) => placeOf(module)?.name;

test('what pages for visitors need travels only with what the same pages need', () => {
  expect(nameOf('button')).toMatch(/^pages-/);
  expect(nameOf('form')).toMatch(/^pages-/);
  expect(nameOf('form')).not.toBe(nameOf('button'));
});

test('what a page loads later counts as a page of its own, and so does the root of every page', () => {
  // The rest of /about needs it without the form.
  expect(nameOf('field')).toMatch(/^pages-/);
  expect(nameOf('field')).not.toBe(nameOf('form'));
  expect(nameOf('account')).toMatch(/^pages-/);
  expect(nameOf('errors')).toMatch(/^pages-/);
  expect(new Set(['field', 'account', 'errors', 'button'].map(nameOf)).size).toBe(4);
  expect(nameOf('pin')).toBeUndefined();
});

test('what half of the screens of an audience need travels to all of them, by the audiences that need it', () => {
  expect([nameOf('match'), nameOf('score'), nameOf('session')]).toEqual(['candidates', 'candidates', 'candidates']);
  expect(nameOf('table')).toBe('candidates-employers');
  // However the routes are ordered.
  expect(nameOf('guide')).toBe('candidates-everyone');
});

test('what few screens need, or one page alone, is left to the build', () => {
  expect([placeOf('wizard'), placeOf('hero'), placeOf('landing')]).toEqual([null, null, null]);
  expect(sharedChunks(ROUTES).every(({ name }) => name('/node_modules/library/index.js', GRAPH) === null)).toBe(true);
});

test('what more pages and audiences need is placed before what takes it along', () => {
  const order = ['button', 'form', 'table', 'match'].map((module) => placeOf(module)?.place ?? -1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(4);
});
