import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  findNationalities,
  nationalityCode,
  nationalityName,
} from '../../../src/domain/address-book/nationality';

describe('nationalities', () => {
  it('have Chinese names by their codes, and leave a code that is none', () => {
    for (const [code, name] of [
      ['CN', '中国'],
      ['HK', '中国香港'],
      ['MO', '中国澳门'],
      ['TW', '中国台湾'],
      ['US', '美国'],
      ['ZZ', 'ZZ'],
      ['', ''],
    ] as const) {
      assert.equal(nationalityName(code), name);
      assert.equal(nationalityCode(name), code);
    }
  });

  it('are all listed once, in Chinese, those of China first', () => {
    const all = findNationalities('');
    assert.equal(new Set(all.map(({ code }) => code)).size, 249);
    assert.equal(all.length, 249);
    assert.deepEqual(
      all.slice(0, 4).map(({ code }) => code),
      ['CN', 'HK', 'MO', 'TW'],
    );
    assert.deepEqual(
      all.filter(({ name }) => !/^\p{Script=Han}/u.test(name)),
      [],
    );
  });

  it('are found by a part of the name or the beginning of the code, in either case', () => {
    const found = (text: string) => findNationalities(text).map(({ code }) => code);
    assert.deepEqual(found('中国'), ['CN', 'HK', 'MO', 'TW']);
    assert.deepEqual(found(' jp '), ['JP']);
    assert.deepEqual(found('日本'), ['JP']);
    assert.deepEqual(found('没有'), []);
  });
});
