import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from '../../support/e2e/test';

for (const folder of ['dist/elements/chunks', 'dist/elements/portal/chunks']) {
  describe(`scripts in ${folder}`, () => {
    it('of pages in Chinese hold no translation', () => {
      const maps = readdirSync(folder).filter((name) => /^(?!texts\.en-).*\.map$/.test(name));
      assert.ok(maps.length > 10);
      for (const name of maps) {
        const { sources } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { sources: string[] };
        assert.deepEqual(
          sources.filter((source) => source.endsWith('.en.ts')),
          [],
          name,
        );
      }
    });
  });
}
