import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { checkBookingLimits } from '../../../src/domain/booking-limits/booking-limits';

/** Messages as in the table of specification 5.1. */
const MESSAGES = {
  1: '{label}仅限乘机当天{ages}的乘客可订，{names}不满足条件，请预订其他价格。',
  2: '{label}仅限{gender}性预订，{names}不满足条件，请预订其他价格。',
  3: '{label}仅限{type}预订，请完善{names}的证件信息。',
  4: '{label}仅限{range}人预订，请调整乘客人数或预订其他价格。',
  5: '{label}仅限{gender}性乘机当天{ages}的乘客可订，{names}不满足条件，请预订其他价格。',
};
const ID_VALUES = [
  { value: 1, name: '身份证', cardTypes: [0] },
  { value: 2, name: '护照', cardTypes: [1, 18] },
  { value: 3, name: '台胞证', cardTypes: [6] },
  { value: 4, name: '回乡证', cardTypes: [5] },
  { value: 5, name: '军人证', cardTypes: [3] },
  { value: 6, name: '外国人永久居留身份证', cardTypes: [15] },
  { value: 7, name: '港澳台居民居住证', cardTypes: [20] },
];

type Range = readonly [number, number];
interface Traveller {
  staffName: string;
  identityCardType: number;
  sexTem: number;
  birthDay: string;
}
/** A restriction as a predicate of a party, generated together with its text. */
interface Limit {
  code: 1 | 2 | 3 | 4 | 5;
  text: string;
  words: Record<string, string>;
  keepsOut(party: Traveller[], depDate: string): Traveller[];
}

/** True when the person has had their nth birthday; `Date.UTC` turns 29 February into 1 March. */
function hasTurned(years: number, birthDay: string, date: string): boolean {
  const [year = 0, month = 0, day = 0] = birthDay.split('-').map(Number);
  return Date.UTC(year + years, month - 1, day) <= Date.parse(date);
}
function isAged([from, to]: Range, birthDay: string, date: string): boolean {
  return hasTurned(from, birthDay, date) && (to === 99 || !hasTurned(to + 1, birthDay, date));
}
function agesWords(ranges: Range[]): string {
  return ranges
    .map(([from, to]) => {
      if (from === 0) return `${to}岁以下`;
      return to === 99 ? `${from}岁以上` : `${from}-${to}岁`;
    })
    .join('、');
}
const rangesText = (ranges: Range[]) => ranges.map((range) => range.join('-')).join(',');
const isMale = (traveller: Traveller) => traveller.sexTem === 0;

const range = (max: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }))
    .map(([a, b]): Range => (a < b ? [a, b] : [b, a]));
const ageRange = fc.oneof(
  range(99),
  fc.integer({ min: 1, max: 90 }).map((from): Range => [from, 99]),
  fc.integer({ min: 1, max: 90 }).map((to): Range => [0, to]),
);
const ageRanges = fc.array(ageRange, { minLength: 1, maxLength: 3 });
const gender = fc.constantFrom({ letter: 'M', word: '男' }, { letter: 'F', word: '女' });

const anyLimit: fc.Arbitrary<Limit> = fc.oneof(
  ageRanges.map((ranges): Limit => ({
    code: 1,
    text: `1:${rangesText(ranges)}`,
    words: { ages: agesWords(ranges) },
    keepsOut: (party, date) => party.filter((t) => ranges.every((r) => !isAged(r, t.birthDay, date))),
  })),
  gender.map(({ letter, word }): Limit => ({
    code: 2,
    text: `2:${letter}`,
    words: { gender: word },
    keepsOut: (party) => party.filter((t) => (letter === 'M') !== isMale(t)),
  })),
  fc.subarray(ID_VALUES, { minLength: 1 }).map((idValues): Limit => ({
    code: 3,
    text: `3:${idValues.map(({ value }) => value).join(',')}`,
    words: { type: idValues.map(({ name }) => name).join('、') },
    keepsOut: (party) => {
      const cardTypes = new Set(idValues.flatMap((idValue) => idValue.cardTypes));
      return party.filter((t) => !cardTypes.has(t.identityCardType));
    },
  })),
  fc.array(range(9), { minLength: 1, maxLength: 2 }).map((ranges): Limit => ({
    code: 4,
    text: `4:${rangesText(ranges)}`,
    words: { range: rangesText(ranges).replaceAll(',', '、') },
    keepsOut: (party) => {
      const allowed = ranges.flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      return allowed.includes(party.length) ? [] : party;
    },
  })),
  fc.tuple(gender, ageRanges).map(([{ letter, word }, ranges]): Limit => ({
    code: 5,
    text: `5:${letter}|${rangesText(ranges)}`,
    words: { gender: word, ages: agesWords(ranges) },
    keepsOut: (party, date) =>
      party.filter(
        (t) => !((letter === 'M') === isMale(t) && ranges.some((r) => isAged(r, t.birthDay, date))),
      ),
  })),
);

const dateBetween = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10));
const anyTraveller: fc.Arbitrary<Traveller> = fc.record({
  staffName: fc.constantFrom('张伟', '王芳', '李娜', '刘洋', '阿依古丽·买买提', 'SMITH/JOHN'),
  identityCardType: fc.constantFrom(0, 1, 3, 5, 6, 15, 18, 20, 4),
  sexTem: fc.constantFrom(0, 1, 2),
  birthDay: fc.oneof(dateBetween('1910-01-01', '2026-06-01'), fc.constantFrom('2004-02-29', '2008-03-01')),
});
const anyFlight = fc.record({
  depDate: fc.oneof(dateBetween('2026-06-02', '2028-12-31'), fc.constantFrom('2027-02-28', '2028-02-29')),
  limits: fc.array(anyLimit, { maxLength: 4 }),
});
const anyBooking = fc.record({
  voyageType: fc.constantFrom<1 | 2>(1, 2),
  legs: fc.array(fc.array(anyFlight, { maxLength: 3 }), { minLength: 1, maxLength: 2 }),
  party: fc.array(anyTraveller, { minLength: 1, maxLength: 9 }),
  codes: fc.option(fc.subarray([1, 2, 3, 4, 5] as (1 | 2 | 3 | 4 | 5)[]), { nil: undefined }),
});

test('agrees with a plain reading of the specification on any booking', () => {
  let refused = 0;
  fc.assert(
    fc.property(anyBooking, ({ voyageType, legs, party, codes }) => {
      const expected = legs.flatMap((flights, leg) =>
        flights.flatMap(({ depDate, limits }, flightIndex) =>
          [1, 2, 3, 4, 5].flatMap((code) =>
            limits
              .filter((limit) => limit.code === code && (codes === undefined || codes.includes(limit.code)))
              .map((limit) => {
                const staff = limit.keepsOut(party, depDate);
                const label = `${['该价格', leg === 0 ? '去程' : '返程'][voyageType - 1]}第${flightIndex + 1}个航班`;
                const words: Record<string, string> = {
                  ...limit.words,
                  label,
                  names: staff.map((t) => t.staffName).join('、'),
                };
                const message = MESSAGES[limit.code].replace(
                  /\{(\w+)\}/g,
                  (_, word: string) => words[word] ?? '',
                );
                return { code, errorType: code, label, message, staff, segmentNo: leg + 1, flightIndex };
              })
              .filter(({ staff }) => staff.length > 0),
          ),
        ),
      );
      const input = {
        voyageType,
        segments: legs.map((flights, leg) => ({
          segmentNo: leg + 1,
          flights: flights.map(({ depDate, limits }) => ({
            depDate,
            plimit: limits.map((limit) => limit.text).join(';'),
          })),
        })),
        passengers: party,
        ...(codes && { codes }),
      };

      assert.deepEqual(checkBookingLimits({ ...input, tipMode: true }), {
        success: true,
        tips: expected,
        malformed: [],
      });
      const [first] = expected;
      if (first !== undefined) refused += 1;
      assert.deepEqual(
        checkBookingLimits(input),
        first === undefined
          ? { success: true, tips: [], malformed: [] }
          : {
              success: false,
              errorType: first.errorType,
              title: '温馨提示',
              message: first.message,
              staff: first.staff,
              malformed: [],
            },
      );
    }),
    { numRuns: 1000 },
  );
  assert.ok(refused > 100, `only ${refused} bookings were refused: the property proves little`);
});
