import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { parsePlimit } from '../../../src/domain/booking-limits/booking-limits';

const text = (...parts: string[]) =>
  fc.tuple(...parts.map((part) => fc.constantFrom(part, ` ${part}`, `${part}\t`)));

test('the form of every code', () => {
  assert.deepEqual(parsePlimit('1:0-12,60-99;2:M;3:1,2;4:2-9;5:F|18-60'), {
    limits: [
      {
        code: 1,
        ages: [
          { min: 0, max: 12 },
          { min: 60, max: 99 },
        ],
      },
      { code: 2, gender: 'M' },
      { code: 3, idTypes: [1, 2] },
      { code: 4, counts: [{ min: 2, max: 9 }] },
      { code: 5, gender: 'F', ages: [{ min: 18, max: 60 }] },
    ],
    malformed: [],
  });
});

test('no restriction', () => {
  for (const plimit of ['', ' ', ';', ' ; ;']) {
    assert.deepEqual(parsePlimit(plimit), { limits: [], malformed: [] }, plimit);
  }
});

test('white space around any part is tolerated', () => {
  const parts = text('5', ':', 'F', '|', '18', '-', '60', ',', '62', '-', '99', ';', '3', ':', '1', ',', '7');
  fc.assert(
    fc.property(parts, (spaced) => {
      assert.deepEqual(parsePlimit(spaced.join('')), parsePlimit('5:F|18-60,62-99;3:1,7'));
    }),
  );
  assert.equal(parsePlimit('5:F|18-60,62-99;3:1,7').limits.length, 2);
});

test('a code may come twice and ID value 0 is known', () => {
  assert.deepEqual(parsePlimit('2:F;2:M;3:0').limits, [
    { code: 2, gender: 'F' },
    { code: 2, gender: 'M' },
    { code: 3, idTypes: [0] },
  ]);
});

test('a malformed entry is left out whole and given back; the others count', () => {
  const malformed = [
    '1',
    '1:',
    '1:x',
    '1:12',
    '1:12-',
    '1:-12',
    '1:60-18',
    '1:0-12,',
    '1:0-12,,60-99',
    '1:0-12,60',
    '1:0-1.5',
    '1:0-1000',
    '1:0–12',
    '1:0-12:60-99',
    '2:',
    '2:m',
    '2:X',
    '2:M,F',
    '2:男',
    '3:',
    '3:8',
    '3:1,9',
    '3:01',
    '3:1，2',
    '4:2',
    '4:9-2',
    '4:many',
    '5:F',
    '5:18-60',
    '5:F|',
    '5:|18-60',
    '5:X|18-60',
    '5:F|60-18',
    '5:F|18-60|62-70',
    '0:1',
    '6:1',
    '01:0-12',
    ':0-12',
    'M',
    '2：M',
  ];
  for (const entry of malformed) {
    assert.deepEqual(
      parsePlimit(`2:M; ${entry} ;4:1-9`),
      {
        limits: [
          { code: 2, gender: 'M' },
          { code: 4, counts: [{ min: 1, max: 9 }] },
        ],
        malformed: [entry],
      },
      entry,
    );
  }
});

test('any text is read without a throw, and every entry is either a limit or given back', () => {
  const nearMiss = fc.string({ unit: fc.constantFrom(...'0123456789:;,|-MF X') });
  fc.assert(
    fc.property(fc.oneof(nearMiss, fc.string({ unit: 'binary' })), (plimit) => {
      const { limits, malformed } = parsePlimit(plimit);
      const entries = plimit.split(';').filter((entry) => entry.trim() !== '');
      assert.equal(limits.length + malformed.length, entries.length);
    }),
    { numRuns: 2000 },
  );
});
