import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'vitest';

const FOLDERS = /^(?:components|demo|docs|scripts|src|tests)\//;
const FILE = /^[\w.-]+\.(?:ts|tsx|js|mjs|md)$/;

it('docs/security.md names files that are there', () => {
  const missing: string[] = [];
  for (const line of readFileSync('docs/security.md', 'utf8').split('\n')) {
    // a bare file name refers to the folder of the path before it
    let beside = '.';
    for (const [, name = ''] of line.matchAll(/`([^`]+)`/g)) {
      if (FOLDERS.test(name)) beside = dirname(name);
      else if (!FILE.test(name)) continue;
      const path = FOLDERS.test(name) ? name : join(beside, name);
      if (!existsSync(path)) missing.push(path);
    }
  }
  assert.deepEqual(missing, []);
});
