import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/**
 * What libraries of embedding pages replace and no build can put right: Prototype.js has `entries()` of a list give its
 * values. What the build puts right is in src/element/runtime/natives.ts.
 */
const REPLACED = /(?<!\bObject)\.entries\(\)/;

const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
const files = ['src', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file)),
);

describe('on pages with libraries of an older kind', () => {
  it('sees the elements', () => assert.ok(files.length > 100, `${files.length} files`));

  it('nothing asks a list for its entries', () => {
    assert.deepEqual(
      files.filter((file) => REPLACED.test(codeOf(file))),
      [],
      'forEach gives the index too; keys() gives it alone',
    );
  });
});
