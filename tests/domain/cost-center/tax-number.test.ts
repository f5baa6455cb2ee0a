import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { plainTaxNo, taxNoProblem } from '../../../src/domain/cost-center/tax-number';

/** Published numbers of Tencent, Alibaba, Huawei and CATL. */
const PUBLISHED = ['9144030071526726XG', '91330100799655058B', '914403001922038216', '91350900587527783P'];
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

describe('a tax number', () => {
  it('is taken as it is published, in small letters too', () => {
    for (const taxNo of PUBLISHED) {
      assert.equal(taxNoProblem(taxNo), undefined, taxNo);
      assert.equal(taxNoProblem(` ${taxNo.toLowerCase()} `), undefined);
      assert.equal(plainTaxNo(` ${taxNo.toLowerCase()} `), taxNo);
    }
  });

  it('names its error', () => {
    assert.equal(taxNoProblem('  '), 'missing');
    assert.equal(taxNoProblem('914403007152672'), 'length');
    assert.equal(taxNoProblem('9144030071526726XO'), 'form');
    assert.equal(taxNoProblem('91A4030071526726XG'), 'form');
    assert.equal(taxNoProblem('9144030071526726XH'), 'check');
  });

  it('is wrong with any one character another, and with two unlike neighbours exchanged', () => {
    const at = fc.nat(17);
    fc.assert(
      fc.property(fc.constantFrom(...PUBLISHED), at, fc.constantFrom(...CHARACTERS), (taxNo, i, other) => {
        fc.pre(taxNo[i] !== other);
        assert.notEqual(taxNoProblem(taxNo.slice(0, i) + other + taxNo.slice(i + 1)), undefined);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...PUBLISHED), fc.nat(16), (taxNo, i) => {
        fc.pre(taxNo[i] !== taxNo[i + 1]);
        const exchanged = taxNo.slice(0, i) + taxNo.charAt(i + 1) + taxNo.charAt(i) + taxNo.slice(i + 2);
        assert.notEqual(taxNoProblem(exchanged), undefined);
      }),
    );
  });

  it('has one right last character', () => {
    const characters = fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(characters, (organisation) => {
        const right = [...CHARACTERS].filter(
          (last) => taxNoProblem(`91110105${organisation}${last}`) === undefined,
        );
        assert.equal(right.length, 1);
      }),
    );
  });
});
