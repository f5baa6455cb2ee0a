import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, it } from 'vitest';

/** A reader cannot survey more files at once. */
const MOST_FILES = 25;
const ROOTS = ['components', 'demo', 'scripts', 'src', 'tests'];

describe('folders', () => {
  it(`hold ${MOST_FILES} files at most: more are two subjects, each with a folder of its own`, () => {
    const tooLarge = ROOTS.flatMap((root) => Object.entries(filesByFolder(root))).flatMap(([folder, files]) =>
      files > MOST_FILES ? [`${folder}: ${files}`] : [],
    );
    assert.deepEqual(tooLarge, []);
  });
});

function filesByFolder(root: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const folder = join(entry.parentPath).split(sep).join('/');
    if (folder.includes('node_modules')) continue;
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  return counts;
}
