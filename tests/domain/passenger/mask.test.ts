import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { isMasked, maskCardNo, maskPhone } from '../../../src/domain/passenger/mask';

describe('a masked number', () => {
  const cards: [number: string, masked: string][] = [
    ['11010519491231002X', '110*************2X'],
    ['E12345678', 'E12****78'],
    ['12345678', '******78'],
    ['12', '12'],
    ['', ''],
  ];
  for (const [number, masked] of cards) {
    it(`of ${number || 'nothing'} is ${masked || 'nothing'}`, () => assert.equal(maskCardNo(number), masked));
  }

  it('of a mobile keeps its first three and last four digits', () => {
    assert.equal(maskPhone('13800000001'), '138****0001');
    assert.equal(maskPhone('+8613800000001'), '+86*********01');
  });

  it('has the length of the number, hides it, and stays the same when masked again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{5,20}$/), (number) => {
        const masked = maskCardNo(number);
        assert.equal(masked.length, number.length);
        assert.ok(isMasked(masked) && !isMasked(number));
        assert.equal(maskCardNo(masked), masked);
      }),
    );
    assert.equal(maskPhone(maskPhone('13912345678')), maskPhone('13912345678'));
  });
});
