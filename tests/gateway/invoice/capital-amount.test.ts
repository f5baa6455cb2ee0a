import assert from 'node:assert/strict';
import { assert as check, integer, property } from 'fast-check';
import { describe, it } from 'vitest';
import { capitalAmount } from '../../../demo/gateway/invoice/port/capital-amount';

describe('money in capital figures', () => {
  it('is written as on invoices and cheques', () => {
    for (const [fen, text] of [
      [0, '零圆整'],
      [1, '壹分'],
      [10, '壹角整'],
      [15, '壹角伍分'],
      [100, '壹圆整'],
      [101, '壹圆零壹分'],
      [110, '壹圆壹角整'],
      [123_450, '壹仟贰佰叁拾肆圆伍角整'],
      [140_950, '壹仟肆佰零玖圆伍角整'],
      [600_714, '陆仟零柒圆壹角肆分'],
      [168_032, '壹仟陆佰捌拾圆叁角贰分'],
      [10_700_053, '壹拾万零柒仟圆伍角叁分'],
      [1_000_000_00, '壹佰万圆整'],
      [100_000_001_00, '壹亿零壹圆整'],
      [100_010_000_00, '壹亿零壹万圆整'],
      [-123_450, '负壹仟贰佰叁拾肆圆伍角整'],
    ] as const) {
      assert.equal(capitalAmount(fen), text, String(fen));
    }
    assert.throws(() => capitalAmount(0.5), RangeError);
  });

  it('is another for every amount, and never has two zeros side by side', () => {
    const amounts = integer({ min: 0, max: 1_000_000_000_000 });
    check(
      property(amounts, amounts, (one, other) => {
        assert.equal(capitalAmount(one) === capitalAmount(other), one === other);
        assert.doesNotMatch(capitalAmount(one), /零零|零[万亿]|^零(?!圆)/);
      }),
    );
  });
});
