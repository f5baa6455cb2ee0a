import * as v from 'valibot';
import { getSysParam, SYS_PARAM } from '../../../../src/contract/dictionary';
import {
  ENT_SETTING,
  queryEntSettingInfoForCloud,
} from '../../../../src/contract/enterprise-setting/enterprise-setting';
import { BookConditions } from '../../../../src/contract/flight-booking/book-conditions';
import { bookableDaysOf } from '../../../../src/domain/travel-standard/bookable-days';
import type { Condition } from '../../../../src/domain/travel-standard/flight-conditions';
import { workTimeOf } from '../../../../src/domain/travel-standard/work-time';
import type { WorkTime } from '../../../../src/domain/travel-standard/book-time';
import { read } from '../../../../src/element/data/read';
import type { Host } from '../../../../src/element/host/host';
import { NO_BOOK_PRICE_LIMIT } from '../../filters/conditions';

/** Booking settings of the user's enterprise and of the gateway. */
export interface BookingSettings {
  workTime: WorkTime;
  /** Number of days in advance that can be booked. */
  lastBookableDays: number;
  /** Values other than 10 show only the lowest price of each flight at first. */
  bookPriceLimit: number;
  /** Conditions that preset the filters. */
  conditions: readonly Condition[];
}

/** Reads the settings through the cache. A missing or unreadable setting has its default. */
export async function readBookingSettings(host: Host): Promise<BookingSettings> {
  const [{ settingList }, { value: lastBookableDays }] = await Promise.all([
    read(host, queryEntSettingInfoForCloud, {}),
    read(host, getSysParam, { param: SYS_PARAM.lastBookableDays }),
  ]);
  const valueOf = (no: string) => settingList.find(({ settingNo }) => settingNo === no)?.settingValue;
  return {
    workTime: workTimeOf(valueOf(ENT_SETTING.workTime)),
    lastBookableDays: bookableDaysOf(lastBookableDays),
    bookPriceLimit: v.parse(PriceLimit, valueOf(ENT_SETTING.bookPriceLimit)),
    conditions: v.parse(Conditions, valueOf(ENT_SETTING.bookConditions)),
  };
}

const PriceLimit = v.fallback(
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toNumber(), v.integer()),
  NO_BOOK_PRICE_LIMIT,
);
const Conditions = v.fallback(v.pipe(v.string(), v.parseJson(), BookConditions), []);
