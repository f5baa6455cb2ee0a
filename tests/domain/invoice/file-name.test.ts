import assert from 'node:assert/strict';
import { array, assert as check, property, string } from 'fast-check';
import { describe, it } from 'vitest';
import { fileNameOf } from '../../../src/domain/invoice/file-name';

const named = (...parts: string[]) => fileNameOf(parts, 'pdf', new Set());

describe('the name of a file in a zip', () => {
  it('has its identifying parts, without characters reserved by a path or a system', () => {
    for (const [parts, name] of [
      [
        ['26990000000000000001', '星海科技有限公司', '159.00'],
        '26990000000000000001_星海科技有限公司_159.00.pdf',
      ],
      [['../../etc/passwd'], 'etcpasswd.pdf'],
      [['a/b\\c:d*e?f"g<h>i|j'], 'abcdefghij.pdf'],
      [['', ' 林静. ', '\u0000\u202e'], '林静.pdf'],
      [['...'], 'file.pdf'],
      [['长'.repeat(60)], `${'长'.repeat(40)}.pdf`],
      [['\u{20bb7}'.repeat(50)], `${'\u{20bb7}'.repeat(40)}.pdf`],
    ] as const) {
      assert.equal(named(...parts), name);
    }
  });

  it('is unique, regardless of case', () => {
    const taken = new Set<string>();
    const names = ['A', 'a', 'A', 'a (2)'].map((part) => fileNameOf([part], 'xml', taken));
    assert.deepEqual(names, ['A.xml', 'a (2).xml', 'A (3).xml', 'a (2) (2).xml']);
  });

  it('is safe and unique for any typed text', () => {
    check(
      property(array(array(string({ unit: 'binary' }), { maxLength: 4 }), { maxLength: 20 }), (all) => {
        const taken = new Set<string>();
        const names = all.map((parts) => fileNameOf(parts, 'pdf', taken));
        assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length);
        for (const name of names) {
          // oxlint-disable-next-line no-control-regex -- asserts that the name has none
          assert.doesNotMatch(name, /[/\\:*?"<>|\u0000-\u001f\u202a-\u202e]|^\./);
          assert.ok([...name].length <= 4 * 41 + 10);
          assert.equal(name, Buffer.from(name).toString(), 'it can be written in UTF-8');
        }
      }),
    );
  });
});
