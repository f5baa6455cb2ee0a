import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from './booking';

/** A city with its airports. `cityCode` is not an airport code: BJS = {PEK, PKX}. */
export const City = v.object({
  cityCode: v.string(),
  cityName: v.string(),
  provinceName: v.string(),
  pinyin: v.string(),
  pinyinInitials: v.string(),
  /** Rank among the hot cities, from 1; 0 for other cities. */
  hotRank: v.number(),
  airports: v.array(
    v.object({
      airportCode: v.string(),
      airportName: v.string(),
      /** Pinyin of the airport's own name, without 机场: hongqiao. */
      pinyin: v.string(),
      pinyinInitials: v.string(),
      terminals: v.array(v.string()),
    }),
  ),
});
export type City = v.InferOutput<typeof City>;

/** Returns every city with flights from or to it. */
export const queryCityList = call({
  gateway: 'noLogin',
  path: '/CLAIRTICKETPRODUCTQUERYSERVICE/jppubapi/BaseData/queryCityList',
  body: v.object({}),
  result: v.array(City),
  needs: 'none',
  reads: ['place'],
  origin: 'suite',
});

/** A public holiday or a make-up workday, as published by the State Council. */
export const CalendarDay = v.object({
  date: LocalDate,
  name: v.string(),
  type: v.picklist(['holiday', 'workday']),
});
export type CalendarDay = v.InferOutput<typeof CalendarDay>;

/** Returns the public holidays and working weekends that calendars mark. */
export const queryHolidayList = call({
  gateway: 'noLogin',
  path: '/CLAIRTICKETPRODUCTQUERYSERVICE/jppubapi/BaseData/queryHolidayList',
  body: v.object({}),
  result: v.array(CalendarDay),
  needs: 'none',
  reads: ['place'],
  origin: 'suite',
});
