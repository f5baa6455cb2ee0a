import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { rangesIn } from '../../../../demo/gateway/server/pdf/character-map';
import { fontFile, fontRuns, printable } from '../../../../demo/gateway/server/pdf/font';

/** Letters of GB 18030-2022 by block, first and last; five names of elements from U+9FEB on are in no font. */
const BLOCKS = [
  [0x4e00, 0x9fea],
  [0x3400, 0x4db5],
  [0x20000, 0x2a6d6],
  [0x2a700, 0x2b734],
  [0x2b740, 0x2b81d],
  [0x2b820, 0x2cea1],
  [0x2ceb0, 0x2ebe0],
] as const;

describe('the letters of a PDF', () => {
  it('are printed as they are, also the rare ones of names', () => {
    const names = '王㛃、李䶮、赵鿏、陈𬭚、周𫖯、𠮷野';
    assert.equal(printable(names), names);
    assert.equal(
      fontRuns(names)
        .map(({ text }) => text)
        .join(''),
      names,
    );
    const files = new Set(fontRuns('㛃䶮鿏𬭚𫖯').map(({ fontPath }) => fontPath));
    assert.ok([...files].every((path) => /HanaMin[AB]\./.test(path)));
  });

  it('are in the fonts from the first to the last of each block', () => {
    for (const letter of BLOCKS.flatMap(([from, to]) => [from, to]).map((code) =>
      String.fromCodePoint(code),
    )) {
      const [run, ...more] = fontRuns(printable(letter));
      assert.deepEqual([run?.text, more], [letter, []]);
      const code = letter.codePointAt(0) ?? 0;
      assert.ok(rangesIn(fontFile(run?.fontPath ?? '')).some(([from, to]) => code >= from && code <= to));
    }
  });

  it.each([
    ['that no font has', '张\u{30000}', '张[U+30000]'],
    ['of private use', '张\ue000', '张[U+E000]'],
    ['that the ranges of a font name in error', '\u{1f468}', '[U+1F468]'],
    ['without a shape', '葛\u{e0100}\u200d市', '葛市'],
    ['between lines', '一\n二\t三\u3000四', '一 二 三\u3000四'],
  ])('%s are never a placeholder', (_, given, shown) => {
    assert.equal(printable(given), shown);
  });
});
