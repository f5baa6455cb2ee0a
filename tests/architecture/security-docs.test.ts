import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'vitest';

const FOLDERS = /^(?:components|demo|docs|scripts|src|tests)\//;

it('docs/security.md names files that are there', () => {
  const missing: string[] = [];
  const text = readFileSync('docs/security.md', 'utf8');
  for (const row of text.split('\n').filter((line) => line.startsWith('|'))) {
    // a bare file name refers to the folder of the path before it
    let beside = '.';
    for (const [, name = ''] of row.matchAll(/`([^`]+)`/g)) {
      if (FOLDERS.test(name)) beside = dirname(name);
      else if (!/^[\w.-]+\.(?:ts|tsx|js|mjs)$/.test(name)) continue;
      const path = FOLDERS.test(name) ? name : join(beside, name);
      if (!existsSync(path)) missing.push(path);
    }
  }
  assert.deepEqual(missing, []);
});
