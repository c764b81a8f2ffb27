import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { ENTRY_PAGES } from '#domains/accounts/contract/entry-pages.ts';
import { GALLERY_PATH } from '#app/web/gallery-switch.ts';
import { PUBLIC_PAGES } from '#kernel/prerendered.ts';

/** The module graph of a build, as Rolldown gives it to the function that names a group. */
export interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

interface Group {
  name: (id: string, graph: Graph) => string | null;
  debugName: string;
}

const AUDIENCES = ['candidates', 'employers', 'administrators', 'everyone'] as const;
type Audience = (typeof AUDIENCES)[number];

/** Whose screens have which path. Other pages are for visitors. */
const PATHS: readonly [path: RegExp, audience: Audience][] = [
  [/^\/job-seeker\//, 'candidates'],
  [/^\/employer\//, 'employers'],
  [/^\/admin(\/|$)/, 'administrators'],
  [/^\/(messages|settings|review|pending-approval|job-application)(\/|$)/, 'everyone'],
];

/** Pages that an email or a sign-in leads to. They are not prerendered, but each loads only what it needs. */
const LINKED = ['/unsubscribe', '/confirm-work', '/second-factor', '/password-reset', '/password-setup'];

/** A module that this share of an audience's screens needs travels to all of them. */
const COMMON = 0.5;
/** Groups are placed by how many pages for visitors need them, up to this many. */
const MOST_PAGES = 40;
/** The root of every page. */
const ROOT = resolve('src/app/web/root.tsx');
const SOURCES = resolve('src');
/** Ends the ID of the module with which a screen starts in the router's build. */
const ROUTE_QUERY = '?__react-router-build-client-route';

/**
 * Groups for the build's `codeSplitting`: which of our own modules travel in one file. Left alone, the build makes a
 * file for each set of screens that share something: more than a hundred for one screen, which a browser requests six
 * at a time.
 *
 * - What pages for visitors need travels with what exactly the same of them need, so that none loads more. What they load
 *   later counts as a page of its own, and so does the root of every page.
 * - What many screens behind the sign-in need travels with what the same audiences need.
 */
export function sharedChunks(routes: readonly RouteConfigEntry[]): Group[] {
  const screens = screensOf(routes);
  const plans = new WeakMap<Graph, Plan>();
  const planFor = (graph: Graph) => {
    const plan = plans.get(graph) ?? planOf(screens, graph);
    plans.set(graph, plan);
    return plan;
  };
  // A group takes along what its modules import, and the first group goes first: what more screens need is placed first.
  const ranks = Array.from({ length: AUDIENCES.length + MOST_PAGES }, (_, i) => i + 1).toReversed();
  return ranks.map((rank) => ({
    name: (id, graph) => {
      const place = planFor(graph).get(id);
      return place?.rank === rank ? place.name : null;
    },
    debugName: `needed by ${rank}`,
  }));
}

interface Screen {
  /** A page for visitors by its path. Those that only redirect count as one. */
  page: string | null;
  /** Null: a page for visitors. */
  audience: Audience | null;
  /** Its route and layouts, outermost first. */
  files: string[];
}

const screensOf = (routes: readonly RouteConfigEntry[], parent = '', layouts: readonly string[] = []): Screen[] =>
  routes.flatMap(({ path, file, children }) => {
    const own = path ? `${parent}/${path}` : parent;
    // It shows every component, and production doesn't have it.
    if (own === GALLERY_PATH) return [];
    const files = [...layouts, resolve('src/app/web', file)];
    return children ? screensOf(children, own, files) : [{ ...kindOf(own || '/'), files }];
  });

function kindOf(path: string): Pick<Screen, 'page' | 'audience'> {
  if ([...PUBLIC_PAGES, ...ENTRY_PAGES, ...LINKED].includes(path)) return { page: path, audience: null };
  const audience = PATHS.find(([its]) => its.test(path))?.[1] ?? null;
  return { page: audience ? null : 'other', audience };
}

/** The file of each shared module, by the module's ID. */
type Plan = Map<string, { name: string; rank: number }>;

/** Modules that a single page or only few screens need are missing: the build places them well by itself. */
function planOf(screens: readonly Screen[], graph: Graph): Plan {
  const sizes = Map.groupBy(screens, ({ audience }) => audience);
  const sets: string[] = [];
  const plan: Plan = new Map();
  for (const [id, needing] of usersOf(screens, graph)) {
    const pages = [...new Set(needing.flatMap(({ page }) => page ?? []))];
    const by = Map.groupBy(
      needing.filter(({ audience }) => audience),
      ({ audience }) => audience,
    );
    if (pages.length > 1 || (pages.length === 1 && by.size > 0)) {
      const set = pages.join();
      if (!sets.includes(set)) sets.push(set);
      plan.set(id, { name: `pages-${sets.indexOf(set)}`, rank: AUDIENCES.length + Math.min(pages.length, MOST_PAGES) });
    } else if ([...by].some(([audience, { length }]) => length >= COMMON * (sizes.get(audience)?.length ?? 0))) {
      plan.set(id, { name: AUDIENCES.filter((audience) => by.has(audience)).join('-'), rank: by.size });
    }
  }
  return plan;
}

type User = Pick<Screen, 'page' | 'audience'>;

/** Who needs each of our own modules. */
function usersOf(screens: readonly Screen[], graph: Graph): Map<string, User[]> {
  const starts = [...screens, { page: 'root', audience: null, files: [ROOT] }].map(({ files, ...user }) => ({
    ...user,
    modules: modulesOf(
      graph,
      files.map((file) => `${file}${ROUTE_QUERY}`),
    ),
  }));
  const ofVisitors = starts.filter(({ audience }) => !audience).map(({ modules }) => modules);
  const later = [...laterPartsOf(graph, ofVisitors)].map(([page, modules]) => ({ page, audience: null, modules }));
  const uses = [...starts, ...later].flatMap(({ modules, ...user }) => [...modules].map((id) => ({ ...user, id })));
  return Map.groupBy(uses, ({ id }) => id);
}

/** What these modules load later, and what that loads later, by the ID of the module with which each part begins. */
function laterPartsOf(graph: Graph, first: readonly Set<string>[]): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  const open = [...first];
  for (let modules = open.pop(); modules; modules = open.pop()) {
    const later = [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    for (const id of later) {
      if (parts.has(id) || !id.startsWith(SOURCES)) continue;
      const part = modulesOf(graph, [id]);
      parts.set(id, part);
      open.push(part);
    }
  }
  return parts;
}

/** All modules of our own that must have loaded before these run, with themselves. */
function modulesOf(graph: Graph, ids: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = found.has(id) ? null : graph.getModuleInfo(id);
    if (!module) continue;
    found.add(id);
    open.push(...module.importedIds.filter((imported) => imported.startsWith(SOURCES)));
  }
  return found;
}
