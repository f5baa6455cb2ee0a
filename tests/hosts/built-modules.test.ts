import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { asksByRequire } from '../../scripts/package/imports-alone';

describe('modules for those who build', () => {
  for (const folder of ['dist/package', 'dist/standalone', 'dist/rules'])
    it(`call no require: ${folder}`, () => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.js'),
      );
      assert.ok(files.length > 2);
      assert.deepEqual(
        files.filter((file) => asksByRequire(readFileSync(join(folder, file), 'utf8'))),
        [],
      );
    });

  it('are told from code that speaks of it', () => {
    assert.ok(asksByRequire('var a=require("react");'));
    assert.ok(asksByRequire('var a=b(()=>{__require(`react`)})'));
    assert.ok(asksByRequire("throw Error('Calling `require` for \"' + x)"));
    assert.ok(asksByRequire('throw Error(`Calling \\`require\\` for "`+x)'));
    assert.ok(!asksByRequire('const t={require:"x"};this.require("x");import a from "react"'));
  });
});
