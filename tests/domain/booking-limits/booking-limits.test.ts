import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  checkBookingLimits,
  type BookingLimitsInput,
} from '../../../src/domain/booking-limits/booking-limits';
import type { Passenger } from '../../../src/contract/flight-booking/passenger';

function passenger(staffName: string, over: Partial<Passenger> = {}): Passenger {
  return {
    staffName,
    staffNO: '',
    identityCardNO: '',
    identityCardType: 0,
    sexTem: 0,
    birthDay: '1990-06-15',
    nationality: 'CN',
    phone: '13800138000',
    passengerTypeID: 1,
    source: 1,
    companyNO: '',
    deptNO: '',
    ...over,
  };
}

const depDate = '2026-07-01';
const oneWay = (plimit: string, passengers: Passenger[], over: Partial<BookingLimitsInput> = {}) =>
  checkBookingLimits({
    voyageType: 1,
    segments: [{ segmentNo: 1, flights: [{ depDate, plimit }] }],
    passengers,
    ...over,
  });
/** Message and staff of a refusal; undefined when the booking is allowed. */
function refusalOf(result: ReturnType<typeof oneWay>) {
  return result.success
    ? undefined
    : [result.errorType, result.message, result.staff.map((p) => p.staffName)];
}

const zhang = passenger('张伟');
const li = passenger('李娜', { sexTem: 1, birthDay: '1960-06-15', identityCardType: 1 });
const wang = passenger('王小明', { birthDay: '2020-01-01', passengerTypeID: 2 });

test('messages to the letter, code by code', () => {
  const table: [string, 1 | 2 | 3 | 4 | 5, string, string[]][] = [
    [
      '1:0-12',
      1,
      '该价格第1个航班仅限乘机当天12岁以下的乘客可订，张伟、李娜不满足条件，请预订其他价格。',
      ['张伟', '李娜'],
    ],
    [
      '1:60-99',
      1,
      '该价格第1个航班仅限乘机当天60岁以上的乘客可订，张伟、王小明不满足条件，请预订其他价格。',
      ['张伟', '王小明'],
    ],
    [
      '1:18-26',
      1,
      '该价格第1个航班仅限乘机当天18-26岁的乘客可订，张伟、李娜、王小明不满足条件，请预订其他价格。',
      ['张伟', '李娜', '王小明'],
    ],
    [
      '1:0-12,60-99',
      1,
      '该价格第1个航班仅限乘机当天12岁以下、60岁以上的乘客可订，张伟不满足条件，请预订其他价格。',
      ['张伟'],
    ],
    ['2:M', 2, '该价格第1个航班仅限男性预订，李娜不满足条件，请预订其他价格。', ['李娜']],
    ['2:F', 2, '该价格第1个航班仅限女性预订，张伟、王小明不满足条件，请预订其他价格。', ['张伟', '王小明']],
    ['3:1', 3, '该价格第1个航班仅限身份证预订，请完善李娜的证件信息。', ['李娜']],
    [
      '3:2,7',
      3,
      '该价格第1个航班仅限护照、港澳台居民居住证预订，请完善张伟、王小明的证件信息。',
      ['张伟', '王小明'],
    ],
    ['4:4-9', 4, '该价格第1个航班仅限4-9人预订，请调整乘客人数或预订其他价格。', ['张伟', '李娜', '王小明']],
    [
      '4:1-2,5-9',
      4,
      '该价格第1个航班仅限1-2、5-9人预订，请调整乘客人数或预订其他价格。',
      ['张伟', '李娜', '王小明'],
    ],
    [
      '5:F|18-60',
      5,
      '该价格第1个航班仅限女性乘机当天18-60岁的乘客可订，张伟、李娜、王小明不满足条件，请预订其他价格。',
      ['张伟', '李娜', '王小明'],
    ],
    [
      '5:M|0-12,30-40',
      5,
      '该价格第1个航班仅限男性乘机当天12岁以下、30-40岁的乘客可订，李娜不满足条件，请预订其他价格。',
      ['李娜'],
    ],
  ];
  for (const [plimit, errorType, message, names] of table) {
    assert.deepEqual(refusalOf(oneWay(plimit, [zhang, li, wang])), [errorType, message, names], plimit);
  }
});

test('a refusal carries the title of the dialog', () => {
  const result = oneWay('2:F', [zhang]);
  assert.equal(!result.success && result.title, '温馨提示');
});

test('a condition that all passengers meet is no obstacle', () => {
  for (const plimit of ['', '1:0-6,36-66', '3:1,2', '3:0', '4:3-3', '4:1-1,3-4', '2:M;4:9-9']) {
    const codes = plimit === '2:M;4:9-9' ? [] : undefined;
    const result = oneWay(plimit, [zhang, li, wang], codes && { codes });
    assert.deepEqual(result, { success: true, tips: [], malformed: [] }, plimit);
  }
});

test('ages are those of the flight date, bounds included; 99 has no upper end', () => {
  const bookable = (birthDay: string, plimit: string) =>
    oneWay(plimit, [passenger('某', { birthDay })]).success;
  assert.equal(bookable('2008-07-01', '1:18-26'), true);
  assert.equal(bookable('2008-07-02', '1:18-26'), false);
  assert.equal(bookable('1999-07-02', '1:18-26'), true);
  assert.equal(bookable('1999-07-01', '1:18-26'), false);
  assert.equal(bookable('1920-01-01', '1:60-99'), true);
  assert.equal(bookable('1920-01-01', '5:M|60-99'), true);
  assert.equal(bookable('1920-01-01', '1:60-100'), false);
  assert.equal(bookable('2026-07-02', '1:0-12'), false);
});

test('an unknown birthday meets no age limit', () => {
  for (const birthDay of ['', '1990-02-30']) {
    assert.equal(oneWay('1:0-99', [passenger('某', { birthDay })]).success, false);
    assert.equal(oneWay('5:M|0-99', [passenger('某', { birthDay })]).success, false);
  }
});

test('each ID value accepts its card types and no others', () => {
  const accepted: Record<string, number[]> = {
    1: [0],
    2: [1, 18],
    3: [6],
    4: [5],
    5: [3],
    6: [15],
    7: [20],
  };
  for (const [value, cardTypes] of Object.entries(accepted)) {
    for (let identityCardType = 0; identityCardType <= 20; identityCardType += 1) {
      assert.equal(
        oneWay(`3:${value}`, [passenger('某', { identityCardType })]).success,
        cardTypes.includes(identityCardType),
        `value ${value}, card type ${identityCardType}`,
      );
    }
  }
});

test('the names of the ID values', () => {
  const result = oneWay('3:1,2,3,4,5,6,7', [passenger('某', { identityCardType: 99 })]);
  assert.equal(
    !result.success && result.message,
    '该价格第1个航班仅限身份证、护照、台胞证、回乡证、军人证、外国人永久居留身份证、港澳台居民居住证预订，请完善某的证件信息。',
  );
});

test('sex 0 is male, any other value female', () => {
  for (const [sexTem, isMale] of [
    [0, true],
    [1, false],
    [2, false],
  ] as const) {
    assert.equal(oneWay('2:M', [passenger('某', { sexTem })]).success, isMale);
    assert.equal(oneWay('2:F', [passenger('某', { sexTem })]).success, !isMale);
  }
});

test('codes are checked in the order 1 to 5, for any written order', () => {
  const errorTypes: number[] = [];
  let plimit = '5:F|18-20;4:5-9;3:3;2:F;1:0-12';
  while (plimit !== '') {
    const result = oneWay(plimit, [zhang]);
    if (!result.success) errorTypes.push(result.errorType);
    plimit = plimit.split(';').slice(0, -1).join(';');
  }
  assert.deepEqual(errorTypes, [1, 2, 3, 4, 5]);
});

test('only the codes asked for are checked', () => {
  const plimit = '1:0-12;2:F;3:3;4:5-9;5:F|18-20';
  for (const code of [1, 2, 3, 4, 5] as const) {
    const result = oneWay(plimit, [zhang], { codes: [code] });
    assert.equal(!result.success && result.errorType, code);
  }
  assert.equal(oneWay(plimit, [zhang], { codes: [] }).success, true);
});

test('flights are labelled by leg and place, and the first violation decides', () => {
  const flights = (...plimits: string[]) => plimits.map((plimit) => ({ depDate, plimit }));
  const message = (voyageType: 1 | 2, out: string[], back?: string[]) => {
    const segments = [{ segmentNo: 1, flights: flights(...out) }];
    if (back !== undefined) segments.push({ segmentNo: 2, flights: flights(...back) });
    const result = checkBookingLimits({ voyageType, segments, passengers: [zhang] });
    return result.success ? '' : result.message.slice(0, result.message.indexOf('仅限'));
  };
  assert.equal(message(1, ['', '2:F']), '该价格第2个航班');
  assert.equal(message(2, ['2:F', '2:F'], ['2:F']), '去程第1个航班');
  assert.equal(message(2, ['', '2:F'], ['1:0-12']), '去程第2个航班');
  assert.equal(message(2, ['', ''], ['2:F']), '返程第1个航班');
  assert.equal(message(2, [], ['', '', '2:F']), '返程第3个航班');
});

test('segments are gone through by number, as they are flown', () => {
  const result = checkBookingLimits({
    voyageType: 2,
    segments: [
      { segmentNo: 2, flights: [{ depDate, plimit: '1:0-12' }] },
      { segmentNo: 1, flights: [{ depDate, plimit: '2:F' }] },
    ],
    passengers: [zhang],
  });
  assert.equal(!result.success && result.message.slice(0, 7), '去程第1个航班');
});

test('each flight goes by its own date', () => {
  const result = checkBookingLimits({
    voyageType: 2,
    segments: [
      { segmentNo: 1, flights: [{ depDate: '2026-07-01', plimit: '1:0-11' }] },
      { segmentNo: 2, flights: [{ depDate: '2026-07-09', plimit: '1:0-11' }] },
    ],
    passengers: [passenger('小童', { birthDay: '2014-07-05', passengerTypeID: 2 })],
  });
  assert.equal(
    !result.success && result.message,
    '返程第1个航班仅限乘机当天11岁以下的乘客可订，小童不满足条件，请预订其他价格。',
  );
});

test('in tip mode every violation is listed with its staff and no booking fails', () => {
  const result = checkBookingLimits({
    voyageType: 2,
    segments: [
      { segmentNo: 1, flights: [{ depDate, plimit: '4:3-9;2:F;2:M' }] },
      {
        segmentNo: 2,
        flights: [
          { depDate, plimit: '1:0-99' },
          { depDate, plimit: '3:2' },
        ],
      },
    ],
    passengers: [zhang, li],
    tipMode: true,
  });
  assert.deepEqual(result, {
    success: true,
    malformed: [],
    tips: [
      {
        code: 2,
        errorType: 2,
        label: '去程第1个航班',
        message: '去程第1个航班仅限女性预订，张伟不满足条件，请预订其他价格。',
        staff: [zhang],
        segmentNo: 1,
        flightIndex: 0,
      },
      {
        code: 2,
        errorType: 2,
        label: '去程第1个航班',
        message: '去程第1个航班仅限男性预订，李娜不满足条件，请预订其他价格。',
        staff: [li],
        segmentNo: 1,
        flightIndex: 0,
      },
      {
        code: 4,
        errorType: 4,
        label: '去程第1个航班',
        message: '去程第1个航班仅限3-9人预订，请调整乘客人数或预订其他价格。',
        staff: [zhang, li],
        segmentNo: 1,
        flightIndex: 0,
      },
      {
        code: 3,
        errorType: 3,
        label: '返程第2个航班',
        message: '返程第2个航班仅限护照预订，请完善张伟的证件信息。',
        staff: [zhang],
        segmentNo: 2,
        flightIndex: 1,
      },
    ],
  });
});

test('malformed entries are ignored and listed, with success and without', () => {
  assert.deepEqual(oneWay('2:X;9:9', [zhang]), { success: true, tips: [], malformed: ['2:X', '9:9'] });
  const refused = checkBookingLimits({
    voyageType: 1,
    segments: [
      {
        segmentNo: 1,
        flights: [
          { depDate, plimit: '2:F' },
          { depDate, plimit: '1:old' },
        ],
      },
    ],
    passengers: [zhang],
  });
  assert.equal(refused.success, false);
  assert.deepEqual(refused.malformed, ['1:old']);
});

test('callers that store more about a passenger get it back', () => {
  const colleague = { ...zhang, deptName: '市场部' };
  const result = checkBookingLimits({
    voyageType: 1,
    segments: [{ segmentNo: 1, flights: [{ depDate, plimit: '2:F' }] }],
    passengers: [colleague],
  });
  assert.equal(!result.success && result.staff[0]?.deptName, '市场部');
});
