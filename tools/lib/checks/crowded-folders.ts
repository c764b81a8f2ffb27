import { globSync } from 'node:fs';
import { dirname } from 'node:path';

/** A reader takes in a folder of this many at a glance. Tests don't count: they are beside what they test. */
const MOST_FILES = 20;
/** Numbered files, and one file for each command. */
const LISTS = ['src/app/db/migrations', 'src/app/db/migrations/meta', 'tools'];
const TEST = /\.test\.tsx?$/;

/** One line for each folder with too many files. */
export function crowdedFolders(files: readonly string[] = globSync('{src,tests,tools}/**/*.*')): string[] {
  const folders = Map.groupBy(
    files.filter((file) => !TEST.test(file)),
    (file) => dirname(file),
  );
  return [...folders]
    .filter(([folder, { length }]) => length > MOST_FILES && !LISTS.includes(folder))
    .map(([folder, { length }]) => `${folder}: ${length} files, of at most ${MOST_FILES}; give a part its own folder`);
}
