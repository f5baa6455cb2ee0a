import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { codeOf, SOURCES } from './sources';

/**
 * Replaced native that no build can repair: `entries()` of an array returns its values with Prototype.js. The build
 * repairs those in src/element/runtime/natives.ts.
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
