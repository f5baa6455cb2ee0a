import assert from 'node:assert/strict';
import { build } from 'vite';
import { hasRequire } from '../../../scripts/package/no-require';
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
    const wrong = chunks.filter((file) => file.type === 'chunk' && hasRequire(file.code));
    assert.deepEqual(
      wrong.map(({ fileName }) => fileName),
      [],
    );
  });

  it('are distinguished from code that only mentions it', () => {
    assert.ok(hasRequire('var a=require("react");'));
    assert.ok(hasRequire('var a=b(()=>{__require(`react`)})'));
    assert.ok(hasRequire("throw Error('Calling `require` for \"' + x)"));
    assert.ok(hasRequire('throw Error(`Calling \\`require\\` for "`+x)'));
    assert.ok(!hasRequire('const t={require:"x"};this.require("x");import a from "react"'));
  });
});
