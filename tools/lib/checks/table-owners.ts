import { globSync, readFileSync } from 'node:fs';
import { OWNERS, REGISTRY } from '#app/db/registry.ts';

/** One write of a table in a file of a domain that does not own it, as `file table`. */
type Write = string;

const SERVER_FILES = 'src/{domains/*/{server,db},platform/{server,db},app}/**/*.{ts,sql}';
/**
 * The demo market fills tables in bulk, as if its people had used the product, a migration fills what it adds from rows
 * that are there, and the rotation of keys seals anew what every domain sealed, without changing what it says.
 */
const WRITES_FOR_ALL = /^src\/app\/(demo\/|server\/key-rotation\/|db\/(demo\.sql|migrations\/))/;
const TABLE = /export const (\w+) = (?:pgTable|authSchema\.table)\(\s*'(\w+)'/g;
const BY_QUERY_BUILDER = /\b(?:tx|db)\s*\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;
const BY_SQL =
  /\b(?:insert\s+into|update|delete\s+from)\s+(?:"?public"?\.)?(?:"?((?:auth\.)?[a-z_]+)"?|\$\{(?:sql\.identifier\()?(\w+)\)?\})/g;

const ownerOf = new Map(
  OWNERS.flatMap((owner) =>
    REGISTRY[owner].map(({ schema, name }) => [schema === 'auth' ? `auth.${name}` : name, owner] as const),
  ),
);

/** The names of tables by the constants that hold them. */
function tablesByConstant(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('src/{domains/*,platform}/db/**/*.ts')) {
    const text = readFileSync(file, 'utf8');
    const prefix = text.includes('pgSchema(') ? 'auth.' : '';
    for (const [, constant = '', name = ''] of text.matchAll(TABLE)) found.set(constant, prefix + name);
  }
  return found;
}

const domainOf = (file: string) => /^src\/domains\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[1];

/** `a table in a variable` for a write whose table only the running code knows. */
function tablesWritten(text: string, constants: ReadonlyMap<string, string>): string[] {
  const built = [...text.matchAll(BY_QUERY_BUILDER)].map(([, constant = '']) => constants.get(constant) ?? VARIABLE);
  const written = [...text.matchAll(BY_SQL)].flatMap(([, name, constant]) => {
    if (name) return ownerOf.has(name) ? [name] : [];
    return [constants.get(constant ?? '') ?? VARIABLE];
  });
  return [...new Set([...built, ...written])];
}

const VARIABLE = 'a table in a variable';

function foreignWrites(files: readonly { file: string; text: string }[]): Write[] {
  const constants = tablesByConstant();
  return files.flatMap(({ file, text }) =>
    tablesWritten(text, constants)
      .filter((table) => ownerOf.get(table) !== domainOf(file))
      .map((table) => `${file} ${table}`),
  );
}

const PLANTED = [
  { text: 'await tx.insert(offers).values(offer);', table: 'offers' },
  { text: 'await tx\n  .update(offers)\n  .set({});', table: 'offers' },
  { text: 'sql`delete from offers where id = ${id}`', table: 'offers' },
  { text: 'sql`insert into ${offers} values (1)`', table: 'offers' },
  { text: 'update public.offers o set status = null', table: 'offers' },
  { text: "sql`update auth.users set name = ''`", table: 'auth.users' },
  { text: 'await tx.update(table).set(check);', table: VARIABLE },
];

/** One line for each write of a table outside the domain that owns it. */
export function brokenTableOwners(): string[] {
  const file = 'src/domains/jobs/server/a/a.repo.ts';
  const missed = PLANTED.filter(({ text, table }) => !foreignWrites([{ file, text }]).includes(`${file} ${table}`));
  const files = globSync(SERVER_FILES)
    .filter((path) => !path.endsWith('.test.ts') && !WRITES_FOR_ALL.test(path))
    .map((path) => ({ file: path, text: readFileSync(path, 'utf8') }));
  return [
    ...missed.map(({ text }) => `table owners: the check does not catch its planted violation: ${text}`),
    ...foreignWrites(files).map((write) => `table owners: ${write} (only its owner writes it)`),
  ];
}
