import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import { checkParty, checkPassenger, type PassengerDraft } from '../../../src/domain/passenger/passenger';
import { anyIdNumber, withCheckDigit } from '../../support/domain/id-numbers';

const FLIGHT_DATE = '2026-07-01';
const draft = (over: Partial<PassengerDraft> = {}): PassengerDraft => ({
  passagerName: '李娜',
  cardType: CARD_TYPE.idCard,
  cardNo: '11010519491231002X',
  phone: '13800138000',
  sexTem: 1,
  birthDay: '1949-12-31',
  passengerTypeID: 1,
  ...over,
});
const check = (over: Partial<PassengerDraft>) => checkPassenger(draft(over), FLIGHT_DATE);
/** Checks a passenger with a passport, whose birthday and sex are free. */
const aged = (birthDay: string, passengerTypeID: 1 | 2 | 3) =>
  check({ cardType: CARD_TYPE.passport, cardNo: 'E12345678', birthDay, passengerTypeID });

test('a passenger in order has nothing to mend', () => {
  assert.deepEqual(check({}), {});
  assert.deepEqual(
    check({ passagerName: ' 李娜 ', cardNo: ' 11010519491231002x ', phone: ' 13800138000 ' }),
    {},
  );
});

test('a blank form names every field', () => {
  assert.deepEqual(
    checkPassenger(
      { passagerName: '', cardType: 0, cardNo: '', phone: '', sexTem: 0, birthDay: '', passengerTypeID: 1 },
      FLIGHT_DATE,
    ),
    {
      passagerName: '请输入乘机人姓名',
      phone: '请输入11位手机号码',
      birthDay: '请选择出生日期',
      cardNo: '请输入证件号码',
    },
  );
});

test('names as on the document', () => {
  const { idCard, passport, foreignPassport, militaryId } = CARD_TYPE;
  const right: [number, string][] = [
    [idCard, '王小明'],
    [idCard, '欧阳娜娜'],
    [idCard, '阿依古丽·买买提'],
    [idCard, '王ZHE'],
    [idCard, '王zhe'],
    [idCard, '阿卜·XIE'],
    [idCard, '王𬀩'],
    [militaryId, '王小明'],
    [passport, '王小明'],
    [passport, 'ZHANG/SAN'],
    [foreignPassport, 'VAN DER BERG/ANNA MARIA'],
  ];
  const wrong: [number, string][] = [
    [idCard, '王'],
    [idCard, '王 小明'],
    [idCard, '王·'],
    [idCard, '·王小明'],
    [idCard, '王ZHE明'],
    [idCard, '王小明1'],
    [idCard, 'ZHANG/SAN'],
    [militaryId, 'ZHANG/SAN'],
    [passport, 'Zhang/San'],
    [passport, 'ZHANG SAN'],
    [passport, 'ZHANG/'],
    [passport, '/SAN'],
    [passport, 'ZHANG/SAN/WU'],
    [passport, 'ZHANG  /SAN'],
  ];
  const nameError = ([cardType, passagerName]: [number, string]) =>
    check({ cardType, passagerName }).passagerName;
  for (const name of right) assert.equal(nameError(name), undefined, name[1]);
  for (const name of wrong) assert.ok(nameError(name), name[1]);
});

test('mainland mobiles', () => {
  for (const phone of ['13000000000', '19912345678', '+86 138-0013-8000'])
    assert.equal(check({ phone }).phone, undefined, phone);
  for (const phone of [
    '12800138000',
    '1380013800',
    '138001380000',
    '+85213800138000',
    '1380013800a',
    '23800138000',
  ]) {
    assert.equal(check({ phone }).phone, '请输入11位手机号码', phone);
  }
});

test('card numbers by card type', () => {
  const right: [keyof typeof CARD_TYPE, string][] = [
    ['passport', 'E12345678'],
    ['foreignPassport', 'c01x00t47'],
    ['militaryId', '军字第2001988号'],
    ['militaryId', '12345678'],
    ['homeReturnPermit', 'H12345678'],
    ['homeReturnPermit', 'M1234567801'],
    ['taiwanPass', '12345678'],
    ['taiwanPass', '1234567801'],
    ['foreignResident', 'USA110012345678'],
    ['foreignResident', '911840198001010011'],
  ];
  const wrong: [keyof typeof CARD_TYPE, string][] = [
    ['idCard', '110105194912310021'],
    ['passport', 'E123'],
    ['passport', 'E1234-5678'],
    ['militaryId', '军字第一号'],
    ['homeReturnPermit', '12345678'],
    ['homeReturnPermit', 'H123456789'],
    ['taiwanPass', '1234567'],
    ['foreignResident', 'US110012345678'],
    ['hkMoTwResident', '11010519491231002X'],
    ['hkMoTwResident', '810000194912310021'],
  ];
  const numberError = ([type, cardNo]: [keyof typeof CARD_TYPE, string]) =>
    check({ cardType: CARD_TYPE[type], cardNo }).cardNo;
  for (const card of right) assert.equal(numberError(card), undefined, card.join(' '));
  for (const card of wrong) assert.ok(numberError(card), card.join(' '));
});

test('an unknown card type', () => {
  for (const cardType of [2, 4, 99, -1, Number.NaN]) {
    assert.deepEqual(check({ cardType }), { cardType: '请选择证件类型' });
  }
});

test('birthday and sex must be those of the number', () => {
  assert.deepEqual(check({ birthDay: '1949-12-30' }), { birthDay: '出生日期与证件号码不一致' });
  assert.deepEqual(check({ sexTem: 0 }), { sexTem: '性别与证件号码不一致' });
  assert.deepEqual(check({ sexTem: 2 }), {});
  const permit = { cardType: CARD_TYPE.hkMoTwResident, cardNo: withCheckDigit('81000019491231002') };
  assert.deepEqual(check(permit), {});
  assert.deepEqual(check({ ...permit, sexTem: 0 }), { sexTem: '性别与证件号码不一致' });
});

test('a person with a valid number and matching data passes', () => {
  fc.assert(
    fc.property(anyIdNumber, ({ cardNo, birthDay, sexTem }) => {
      fc.pre(birthDay < '2014-01-01');
      assert.deepEqual(check({ cardNo, birthDay, sexTem }), {});
      assert.deepEqual(Object.keys(check({ cardNo, birthDay, sexTem: 1 - sexTem })), ['sexTem']);
    }),
  );
});

test('the birthday must let one fly', () => {
  assert.equal(aged('2026-02-30', 1).birthDay, '出生日期不正确');
  assert.equal(aged('2026-07-02', 3).birthDay, '出生日期不能晚于乘机日期');
  assert.equal(aged('2026-07-01', 3).birthDay, '乘机当天未满14天的婴儿不能乘机');
  assert.equal(aged('2026-06-18', 3).birthDay, '乘机当天未满14天的婴儿不能乘机');
  assert.deepEqual(aged('2026-06-17', 3), {});
});

test('the ticket type suits the age on the flight date', () => {
  const [toInfant, toChild, toAdult] = [
    '乘机当天未满2周岁，请选择婴儿票',
    '乘机当天已满2周岁，请选择儿童票或成人票',
    '乘机当天已满12周岁，请选择成人票',
  ];
  const table: [string, (string | undefined)[]][] = [
    // Birthday, then the errors with an adult's, a child's and an infant's ticket.
    ['2014-07-01', [undefined, toAdult, toAdult]],
    ['2014-07-02', [undefined, undefined, toChild]],
    ['2024-07-01', [undefined, undefined, toChild]],
    ['2024-07-02', [toInfant, toInfant, undefined]],
  ];
  for (const [birthDay, errors] of table) {
    assert.deepEqual(
      ([1, 2, 3] as const).map((type) => aged(birthDay, type).passengerTypeID),
      errors,
      birthDay,
    );
  }
});

let documents = 0;
const traveller = (passengerTypeID: 1 | 2 | 3, over: Partial<PassengerDraft> = {}) => {
  documents += 1;
  const birthDay = { 1: '1990-01-01', 2: '2020-01-01', 3: '2025-10-01' }[passengerTypeID];
  return draft({
    cardType: CARD_TYPE.passport,
    cardNo: `E${10_000_000 + documents}`,
    birthDay,
    passengerTypeID,
    ...over,
  });
};
const party = (...types: (1 | 2 | 3)[]) =>
  checkParty(
    types.map((type) => traveller(type)),
    FLIGHT_DATE,
  );

test('a party of one to nine', () => {
  assert.deepEqual(checkParty([], FLIGHT_DATE), ['请添加乘机人']);
  assert.deepEqual(party(1), []);
  assert.deepEqual(party(1, 1, 1, 1, 1, 1, 1, 1, 1), []);
  assert.deepEqual(party(1, 1, 1, 1, 1, 1, 1, 1, 1, 1), ['每个订单最多9位乘机人']);
});

test('children and infants fly with adults, one infant an adult', () => {
  const alone = '儿童和婴儿须由成人陪同乘机，请添加成人乘机人';
  assert.deepEqual(party(1, 2, 2, 2, 3), []);
  assert.deepEqual(party(2), [alone]);
  assert.deepEqual(party(3), [alone]);
  assert.deepEqual(party(1, 1, 3, 3), []);
  assert.deepEqual(party(1, 2, 3, 3), ['每位成人最多携带1名婴儿，请添加成人乘机人或减少婴儿']);
});

test('a child on an adult ticket accompanies no infant', () => {
  const child = traveller(1, { birthDay: '2020-01-01' });
  assert.equal(checkParty([child], FLIGHT_DATE).length, 1);
  assert.equal(checkParty([child, traveller(3)], FLIGHT_DATE).length, 1);
  assert.deepEqual(checkParty([child, traveller(1)], FLIGHT_DATE), []);
});

test('where no birthday is given yet the ticket type tells', () => {
  assert.deepEqual(
    checkParty([traveller(1, { birthDay: '' }), traveller(3, { birthDay: '' })], FLIGHT_DATE),
    [],
  );
  assert.equal(checkParty([traveller(2, { birthDay: '' })], FLIGHT_DATE).length, 1);
});

test('no document twice, however it is written', () => {
  const same = (cardNo: string, over: Partial<PassengerDraft> = {}) => traveller(1, { cardNo, ...over });
  assert.deepEqual(
    checkParty(
      [
        same('E12345678', { passagerName: '张三' }),
        traveller(1),
        same(' e12345678 ', { passagerName: '李四' }),
        same('E1234567'),
      ],
      FLIGHT_DATE,
    ),
    ['张三、李四的证件相同，同一证件的乘客不能重复添加'],
  );
  assert.deepEqual(
    checkParty([same('12345678', { cardType: CARD_TYPE.taiwanPass }), same('12345678')], FLIGHT_DATE),
    [],
  );
  assert.deepEqual(checkParty([same(''), same(' ')], FLIGHT_DATE), []);
});

test('a document is good through its last day, and without one for good', () => {
  const until = (validUntil: string) => check({ validUntil }).validUntil;
  assert.equal(until(''), undefined);
  assert.equal(until('2026-07-01'), undefined);
  assert.equal(until('2026-06-30'), '证件在乘机当天已过期，请更换证件');
  assert.equal(until('2026-06-31'), '证件有效期不正确');
});

test('masked numbers pass only where the gateway completes them', () => {
  const masked = { cardNo: '110*************2X', phone: '138****8000' };
  assert.deepEqual(Object.keys(check(masked)), ['phone', 'cardNo']);
  assert.deepEqual(checkPassenger(draft(masked), FLIGHT_DATE, { allowMasked: true }), {});
});

test('masks that are alike are not the same document', () => {
  const masked = draft({ cardNo: '110*************2X' });
  assert.deepEqual(checkParty([masked, { ...masked, passagerName: '李妮' }], FLIGHT_DATE), []);
});
