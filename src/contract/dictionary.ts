import * as v from 'valibot';
import { call } from './call';

/** A dictionary's entry: a number used on the wire and its Chinese name. */
export const DictionaryEntry = v.object({ code: v.number(), name: v.string() });
export type DictionaryEntry = v.InferOutput<typeof DictionaryEntry>;

/** Dictionaries that the widgets use. */
export const DICTIONARY = { subPayType: 'SUB_PAY_TYPE', cardType: 'CARD_TYPE' } as const;
/** System parameters that the widgets use. */
export const SYS_PARAM = { lastBookableDays: 'JP_LAST_BOOKABLE_DAYS' } as const;

/** Returns the entries of a dictionary in its own order; empty for an unknown one. */
export const getDictionaryParam = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/getDictionaryParam',
  body: v.object({ param: v.pipe(v.string(), v.nonEmpty()) }),
  result: v.array(DictionaryEntry),
  needs: 'token',
  reads: ['setting'],
});

/** Returns a system parameter; null when it is not set. */
export const getSysParam = call({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/getSysParam',
  body: v.object({ param: v.pipe(v.string(), v.nonEmpty()) }),
  result: v.object({ param: v.string(), value: v.nullable(v.string()) }),
  needs: 'token',
  reads: ['setting'],
});

/**
 * Returns a configuration parameter that may be read before login, e.g. CLYH_YHWZ_LOGINOUT_PB; null when it is not set.
 */
export const queryConfigParamInfo = call({
  gateway: 'noLogin',
  path: '/air-support/api/commonController/queryConfigParamInfo',
  body: v.object({ paramName: v.pipe(v.string(), v.nonEmpty()) }),
  result: v.object({ paramName: v.string(), paramValue: v.nullable(v.string()) }),
  needs: 'none',
  reads: ['setting'],
});

/** Dictionaries of the hotel service that may be read before login. */
export const HOTEL_DICTIONARY = {
  star: 'JD_STAR',
  breakfast: 'JD_BREAKFAST',
  payType: 'JD_PAY_TYPE',
} as const;

/** Returns the entries of a dictionary of the hotel service in its own order; empty for an unknown one. */
export const queryDicparamInfo = call({
  gateway: 'noLogin',
  path: '/HOTELSELLINTERFACEWEB/api/queryDicparamInfo',
  body: v.object({ param: v.pipe(v.string(), v.nonEmpty()) }),
  result: v.array(DictionaryEntry),
  needs: 'none',
  reads: ['setting'],
});

/** Dictionaries of the settlement. */
export const SETTLE_DICTIONARY = {
  product: 'SETTLE_PRODUCT',
  subPayType: 'SUB_PAY_TYPE',
  /** Names of the values of `billDateFlag` and `multiAccountStatus`. */
  billDateFlag: 'SETTLE_BILL_DATE_FLAG',
  multiAccountStatus: 'SETTLE_MULTI_ACCOUNT',
} as const;

/**
 * Returns the entries of a dictionary in its own order, each `code|name` (specification 7.4); none for an unknown one.
 * Names contain no bar.
 */
export const queryDictionaryParamList = call({
  gateway: 'settlement',
  path: '/jspubapi/settlement/queryDictionaryParamList',
  method: 'GET',
  body: v.object({ param: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) }),
  result: v.array(v.string()),
  needs: 'token',
  reads: ['setting'],
});
