import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { codeOf, SOURCES } from './sources';

/**
 * What libraries of embedding pages replace and no build can put right: Prototype.js has `entries()` of a list give its
 * values. What the build puts right is in src/element/runtime/natives.ts.
 */
const REPLACED = /(?<!\bObject)\.entries\(\)/;

describe('on pages with libraries of an older kind', () => {
  it('sees the elements', () => assert.ok(SOURCES.length > 100, `${SOURCES.length} files`));

  it('nothing asks a list for its entries', () => {
    assert.deepEqual(
      SOURCES.filter((file) => REPLACED.test(codeOf(file))),
      [],
      'forEach gives the index too; keys() gives it alone',
    );
  });
});
