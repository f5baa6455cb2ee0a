import assert from 'node:assert/strict';
import { test } from 'vitest';
import { isOpenSale, isRestricted } from '../../../src/domain/standard/open-sale';

test('open to anyone is what nothing restricts, or the ID card alone', () => {
  const table: [plimit: string, restricted: boolean][] = [
    ['', false],
    ['3:1', false],
    ['3:1,2', false],
    ['3:2,6', true],
    ['1:18-24', true],
    ['2:F', true],
    ['4:2-9', true],
    ['5:M|60-99', true],
    ['3:1;4:2-9', true],
    ['9:what', false],
  ];
  for (const [plimit, restricted] of table) assert.equal(isRestricted(plimit), restricted, plimit);
});

test('on open sale is what anyone may buy at any time', () => {
  assert.equal(isOpenSale({ plimit: '' }), true);
  assert.equal(isOpenSale({ plimit: '3:1' }), true);
  assert.equal(isOpenSale({ plimit: '2:F' }), false);
  assert.equal(isOpenSale({ plimit: '', canBookTime: 1 }), false);
});
