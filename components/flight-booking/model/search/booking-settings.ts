import * as v from 'valibot';
import { getSysParam, SYS_PARAM } from '../../../../src/contract/dictionary';
import {
  ENT_SETTING,
  queryEntSettingInfoForCloud,
} from '../../../../src/contract/enterprise-setting/enterprise-setting';
import { BookConditions } from '../../../../src/contract/flight-booking/book-conditions';
import { bookableDaysOf } from '../../../../src/domain/standard/bookable-days';
import type { Condition } from '../../../../src/domain/standard/flight-conditions';
import { workTimeOf, type WorkTime } from '../../../../src/domain/standard/work-time';
import { read } from '../../../../src/element/data/read';
import type { Host } from '../../../../src/element/host/host';
import { NO_BOOK_PRICE_LIMIT } from '../../filters/conditions';

/** What the enterprise in use has set for bookings, and the gateway for all of them. */
export interface BookingSettings {
  workTime: WorkTime;
  /** Days ahead that can be booked. */
  lastBookableDays: number;
  /** Other than 10: of each flight only its lowest price is shown at first. */
  bookPriceLimit: number;
  /** What the flights are first filtered by. */
  conditions: readonly Condition[];
}

/** Reads them through the cache. What is not set, or cannot be read, is as usual. */
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
