import assert from 'node:assert/strict';
import { build } from 'vite';
import { asksByRequire } from '../../../scripts/package/imports-alone';
import { describe, it } from '../../support/e2e/test';

describe('modules for those who build', () => {
  it('call no require, or their build fails', async () => {
    const made = await build({
      configLoader: 'runner',
      logLevel: 'silent',
      mode: 'package',
      build: { write: false },
    });
    const chunks = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
    assert.ok(chunks.length > 100, `${chunks.length} files`);
    const wrong = chunks.filter((file) => file.type === 'chunk' && asksByRequire(file.code));
    assert.deepEqual(
      wrong.map(({ fileName }) => fileName),
      [],
    );
  });

  it('are distinguished from code that only mentions it', () => {
    assert.ok(asksByRequire('var a=require("react");'));
    assert.ok(asksByRequire('var a=b(()=>{__require(`react`)})'));
    assert.ok(asksByRequire("throw Error('Calling `require` for \"' + x)"));
    assert.ok(asksByRequire('throw Error(`Calling \\`require\\` for "`+x)'));
    assert.ok(!asksByRequire('const t={require:"x"};this.require("x");import a from "react"'));
  });
});
