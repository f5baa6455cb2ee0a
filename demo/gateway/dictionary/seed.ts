import type { DemoSeed } from '../seed/demo-seed';
import { DICTIONARY, HOTEL_DICTIONARY } from '../../../src/contract/dictionary';
import { CARD_TYPE } from '../../../src/domain/passenger/card-type';
import { BOOKING_PARAMETERS } from './booking-parameters';
import { CARD_TYPE_LABELS } from '../../../src/domain/passenger/labels';

/** Sub pay types 0 to 20 in their order; the specification names the kinds, the numbers are the portal's own. */
const SUB_PAY_TYPES = [
  '钱包',
  '支付宝',
  '财付通',
  '微信',
  '银行卡',
  '易宝',
  'BSP',
  '商旅卡',
  'UATP',
  'PPM',
  '企业微信',
  '信用卡',
  '公务卡',
  '服务商授信',
  '服务商预存',
  '快捷支付',
  '云闪付',
  '数字人民币',
  '对公转账',
  '现金',
  '其他',
];

/** Card types in the order of their lists. */
const LISTED_CARD_TYPES = [
  CARD_TYPE.idCard,
  CARD_TYPE.passport,
  CARD_TYPE.homeReturnPermit,
  CARD_TYPE.taiwanPass,
  CARD_TYPE.hkMoTwResident,
  CARD_TYPE.foreignResident,
  CARD_TYPE.foreignPassport,
  CARD_TYPE.militaryId,
];

/** Codes count from 1 in the given order. */
const HOTEL_DICTIONARIES: Readonly<Record<keyof typeof HOTEL_DICTIONARY, readonly string[]>> = {
  star: ['经济型', '三星/舒适', '四星/高档', '五星/豪华'],
  breakfast: ['无早', '单早', '双早', '多早'],
  payType: ['到店付', '预付', '担保'],
};

function dictionaryEntries() {
  const subPayTypes = SUB_PAY_TYPES.map((name, code) => ({ param: DICTIONARY.subPayType, code, name }));
  const cardTypes = LISTED_CARD_TYPES.map((code) => ({
    param: DICTIONARY.cardType,
    code,
    name: CARD_TYPE_LABELS[code] ?? '',
  }));
  const hotel = Object.entries(HOTEL_DICTIONARIES).flatMap(([key, names]) =>
    names.map((name, i) => ({
      param: HOTEL_DICTIONARY[key as keyof typeof HOTEL_DICTIONARY],
      code: i + 1,
      name,
    })),
  );
  return [...subPayTypes, ...cardTypes, ...hotel].map((entry, i) => ({ ...entry, sort_order: i }));
}

function sysParams() {
  return Object.values(BOOKING_PARAMETERS).map(({ param, standard }) => ({ param, value: String(standard) }));
}

/** Enterprises without the quit button (specification 6), separated by commas. */
const CONFIG_PARAMS = [{ param_name: 'CLYH_YHWZ_LOGINOUT_PB', param_value: '100003' }];

export const seed: DemoSeed = {
  async insert({ tx }) {
    await tx.insertInto('dictionary_entry').values(dictionaryEntries()).execute();
    await tx.insertInto('sys_param').values(sysParams()).execute();
    await tx.insertInto('config_param').values(CONFIG_PARAMS).execute();
  },
};
