import { expect, test } from 'vitest';
import { crowdedFolders } from './crowded-folders.ts';

const filesIn = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, i) => `${folder}/file-${i}${ending}`);

test('a folder has at most twenty files, its tests and its subfolders aside', () => {
  const files = [...filesIn('src/a', 20), ...filesIn('src/a', 20, '.test.ts'), ...filesIn('src/a/b', 20)];
  expect(crowdedFolders(files)).toEqual([]);
  expect(crowdedFolders([...files, 'src/a/b/one-more.tsx'])).toEqual([
    'src/a/b: 21 files, of at most 20; give a part its own folder',
  ]);
});

test('numbered migrations and the commands may be many', () => {
  expect(crowdedFolders([...filesIn('src/app/db/migrations', 60, '.sql'), ...filesIn('tools', 30)])).toEqual([]);
});
