import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

for (const folder of ['dist/elements/chunks', 'dist/elements/portal/chunks']) {
  describe(`scripts in ${folder}`, () => {
    it('are marked on their first line, and their maps count that line', () => {
      const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
      assert.ok(scripts.length > 10);
      for (const name of scripts) {
        const script = readFileSync(join(folder, name), 'utf8');
        if (script.length < 3000) continue;
        assert.equal(script.split('\n', 1)[0], '//# allFunctionsCalledOnLoad', name);
        if (!script.includes('sourceMappingURL')) continue;
        const map = JSON.parse(readFileSync(join(folder, `${name}.map`), 'utf8')) as { mappings: string };
        assert.equal(map.mappings[0], ';', name);
      }
    });

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
