import assert from 'node:assert/strict';
import { test } from 'vitest';
import { isOpenSale, isRestricted } from '../../../src/domain/travel-standard/open-sale';

test('a fare without restrictions, or with the ID card alone, is open to anyone', () => {
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

test('a fare on open sale can be bought by anyone at any time', () => {
  assert.equal(isOpenSale({ plimit: '' }), true);
  assert.equal(isOpenSale({ plimit: '3:1' }), true);
  assert.equal(isOpenSale({ plimit: '2:F' }), false);
  assert.equal(isOpenSale({ plimit: '', canBookTime: 1 }), false);
});
