import { ADVERT_SPACE } from '../contract/adverts';
import { REPORT_SCOPE } from '../contract/data-permission/data-permission';
import { DICTIONARY, HOTEL_DICTIONARY, SETTLE_DICTIONARY, SYS_PARAM } from '../contract/dictionary';
import { APP, CONFIG_PARAM, MODULE } from '../contract/permission/objects';

const DAY_MS = 24 * 3_600_000;

/** Values that the elements themselves send, by the name of their field. */
const VALUES: Readonly<Record<string, unknown>> = {
  appNo: APP.portal,
  moduleNo: MODULE.pages,
  advertSpaceNo: ADVERT_SPACE.home,
  pagePath: '/Home/index',
  afterSequence: 0,
  ...REPORT_SCOPE,
};

/** Values of fields that mean another thing in each call, by call. */
const OF_CALLS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  getSysParam: { param: SYS_PARAM.lastBookableDays },
  getDictionaryParam: { param: DICTIONARY.subPayType },
  queryDicparamInfo: { param: HOTEL_DICTIONARY.star },
  queryDictionaryParamList: { param: SETTLE_DICTIONARY.product },
  queryConfigParamInfo: { paramName: CONFIG_PARAM.quitHidden },
  querySharedReportViews: { pagePath: '/travelReport/overview' },
};

/** Returns values that a field of a call may have, the likely ones first. */
export function usualValues(call: string, field: string, now: number): unknown[] {
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const year = day(0).slice(0, 4);
  const byName: readonly (readonly [name: RegExp, values: readonly unknown[]])[] = [
    [/keyword$/i, ['']],
    [/pageIndex$/i, [1]],
    [/pageSize$/i, [20]],
    [/depDate$/i, [day(14)]],
    [/begin\w*Date$/i, [day(-30)]],
    [/date$/i, [day(0)]],
    [/year$/i, [Number(year), year]],
  ];
  const named = byName.find(([name]) => name.test(field))?.[1] ?? [];
  return [OF_CALLS[call]?.[field], VALUES[field], ...named].filter((value) => value !== undefined);
}
