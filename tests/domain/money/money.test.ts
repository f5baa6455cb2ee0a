import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { formatDiscount } from '../../../src/domain/money/discount';
import { fenOf, filterMoneyInput, formatPrice } from '../../../src/domain/money/money';

test('a money field keeps digits, one point and two decimals', () => {
  const table: [string, string][] = [
    ['', ''],
    ['abc', ''],
    ['12', '12'],
    ['12.', '12.'],
    ['.', '.'],
    ['.5', '.5'],
    ['12.3456', '12.34'],
    ['12.999', '12.99'],
    ['1.2.3.4', '1.23'],
    ['1..5', '1.5'],
    ['-', ''],
    ['-12.5', '12.5'],
    ['1-2', '12'],
    ['￥1,234.50元', '1234.50'],
    ['1e3', '13'],
    ['１２', ''],
    ['007', '007'],
  ];
  for (const [text, kept] of table) assert.equal(filterMoneyInput(text), kept, text);
});

test('any typed text becomes a beginning of an amount, and stays it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-+,e ￥') }), (text) => {
      const kept = filterMoneyInput(text);
      assert.match(kept, /^\d*(?:\.\d{0,2})?$/);
      assert.equal(filterMoneyInput(kept), kept);
    }),
  );
});

test('an amount already right is left alone', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,9}(\.\d{1,2})?$/), (text) =>
      assert.equal(filterMoneyInput(text), text),
    ),
  );
});

test('prices have two decimals and thousands separators', () => {
  const table: [number, string][] = [
    [0, '0.00'],
    [-0, '0.00'],
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [99999, '999.99'],
    [100000, '1,000.00'],
    [123450, '1,234.50'],
    [123456789, '1,234,567.89'],
    [-5, '-0.05'],
    [-123450, '-1,234.50'],
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
  ];
  for (const [fen, text] of table) assert.equal(formatPrice(fen), text);
});

test('a formatted price reads back as the same fen', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (fen) => {
      const text = formatPrice(fen);
      assert.match(text, /^-?\d{1,3}(?:,\d{3})*\.\d{2}$/);
      assert.equal(BigInt(text.replace(/[,.]/g, '')), BigInt(fen));
    }),
  );
});

test('amounts other than integer fen are a mistake, not a price', () => {
  for (const fen of [0.5, 1234.56, Number.NaN, Infinity, 2 ** 53]) {
    assert.throws(() => formatPrice(fen), RangeError, String(fen));
  }
});

test('a discount is value/10 with one decimal, 100 and above included', () => {
  const table: [number, string][] = [
    [85, '8.5折'],
    [80, '8.0折'],
    [5, '0.5折'],
    [0, '0.0折'],
    [99, '9.9折'],
    [100, '10.0折'],
    [125, '12.5折'],
  ];
  for (const [discount, text] of table) assert.equal(formatDiscount(discount), text);
  for (let discount = 0; discount <= 400; discount += 1) {
    assert.equal(formatDiscount(discount), `${Math.floor(discount / 10)}.${discount % 10}折`);
  }
});

test('yuan as typed are integer fen, and nothing where there is no amount yet', () => {
  const table: [string, number | undefined][] = [
    ['', undefined],
    ['.', undefined],
    ['12', 1200],
    ['12.', 1200],
    ['.5', 50],
    ['0.29', 29],
    ['12.3', 1230],
    ['-1', undefined],
    ['1.234', undefined],
    ['9'.repeat(20), undefined],
  ];
  for (const [text, fen] of table) assert.equal(fenOf(text), fen, text);
  fc.assert(
    fc.property(fc.nat({ max: 1e9 }), (fen) => {
      assert.equal(fenOf(formatPrice(fen).replaceAll(',', '')), fen);
    }),
  );
});
