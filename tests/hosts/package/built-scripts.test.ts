import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from '../../support/e2e/test';

const isTranslation = (source: string) => source.endsWith('.en.ts');

for (const folder of ['dist/elements/chunks', 'dist/elements/portal/chunks']) {
  describe(`scripts in ${folder}`, () => {
    it('of pages in Chinese hold no translation', () => {
      const scripts = readdirSync(folder)
        .filter((name) => /^(?!texts\.en-).*\.map$/.test(name))
        .map((map) => {
          const { sources } = JSON.parse(readFileSync(join(folder, map), 'utf8')) as { sources: string[] };
          return { name: map.slice(0, -'.map'.length), sources };
        });
      assert.ok(scripts.length > 10);
      // translations that several catalogues share have a script of their own
      const shared = scripts.filter(({ sources }) => sources.every(isTranslation)).map(({ name }) => name);
      for (const { name, sources } of scripts) {
        if (shared.includes(name)) continue;
        assert.deepEqual(sources.filter(isTranslation), [], name);
        const code = readFileSync(join(folder, name), 'utf8');
        const imported = [...code.matchAll(/from\s*["']\.\/([^"']+)["']/g)].map(([, file]) => file);
        assert.deepEqual(
          imported.filter((file) => file !== undefined && shared.includes(file)),
          [],
          name,
        );
      }
    });
  });
}
