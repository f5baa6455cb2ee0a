import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { isDay, namedMany, namedOne } from '../resource/values';
import { blackouts, closedPeriod, noteOf, rooms, textOf, wholeOf } from './values';

export const STARS = [5, 4, 3, 2] as const;
export const Star = v.picklist(STARS, '请选择星级');
export type Star = v.InferOutput<typeof Star>;

/** In force; not yet in force; in its last thirty days at most; expired; stopped. */
export const AGREEMENT_STATES = ['enabled', 'upcoming', 'ending', 'expired', 'disabled'] as const;
export const AgreementState = v.picklist(AGREEMENT_STATES);
export type AgreementState = v.InferOutput<typeof AgreementState>;

const CONTROLLER = '/CLHotelIntegrateService/api/protocolHotelController';
const PERMISSION = { read: OBJECT.seeProtocolHotels, write: OBJECT.editProtocolHotels };

const filled = {
  hotelName: textOf('酒店名称', 60),
  city: namedOne('请选择城市'),
  star: Star,
  address: textOf('地址', 200),
  phone: v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ()-]{5,24}$/, '请输入电话，例如 010-65001234')),
  contact: noteOf('联系人', 30),
  validPeriod: closedPeriod(),
  rooms: rooms(),
  /**
   * Cancellation is free of charge until this hour, so many days before arrival; afterwards it costs the first night.
   */
  cancelDays: wholeOf('免费取消天数', 0, 30),
  cancelHour: wholeOf('免费取消时间', 0, 24),
  isTaxIncluded: v.boolean(),
  /** Percent to add to prices without tax. */
  taxRate: wholeOf('税率', 0, 30),
  /** Departments that may book it, with their descendants; none: the whole enterprise. */
  departments: namedMany(),
  blackouts: blackouts(),
  remark: noteOf('备注', 200),
  isEnable: v.boolean(),
};

/** Agreements of the enterprise with hotels (specification 2.7, protocolList and protocolManage). */
export const hotelAgreements = resource({
  name: 'hotelAgreement',
  gateway: 'service',
  path: CONTROLLER,
  noun: 'ProtocolHotel',
  key: 'agreementNO',
  row: v.object({
    agreementNO: v.string(),
    ...filled,
    /** Cheapest room on a weekday, in fen, with tax. */
    lowestPrice: v.number(),
    agreementState: AgreementState,
    modifyTime: v.nullable(v.string()),
  }),
  form: v.pipe(
    v.object(filled),
    v.forward(
      v.partialCheck(
        [['validPeriod'], ['blackouts']],
        ({ validPeriod, blackouts: days }) =>
          validPeriod.to === '' ||
          days.every(({ from, to }) => from >= validPeriod.from && to <= validPeriod.to),
        '不适用日期须在有效期内',
      ),
      ['blackouts'],
    ),
  ),
  filters: v.object({
    city: v.optional(v.string()),
    star: v.optional(Star),
    agreementState: v.optional(AgreementState),
    /** A day on which it is valid, YYYY-MM-DD. */
    validPeriod: v.optional(v.pipe(v.string(), v.check(isDay, '请选择日期'))),
  }),
  sort: ['hotelName', 'city', 'star', 'validPeriod', 'modifyTime'],
  permission: PERMISSION,
  changes: ['agentBuy'],
});

/** Compares the agreed prices of a hotel with the hotel standard of each grade in its city. */
export const queryProtocolHotelStandards = call({
  gateway: 'service',
  path: `${CONTROLLER}/queryProtocolHotelStandards`,
  body: v.object({ key: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64)) }),
  result: v.object({
    /** null: the city is in no tier. */
    tierName: v.nullable(v.string()),
    gradeList: v.array(
      v.object({
        gradeNO: v.string(),
        gradeName: v.string(),
        /** Limit per night in fen; null without a standard. */
        limit: v.nullable(v.number()),
        /** Rooms within the limit on every night. */
        roomNameList: v.array(v.string()),
      }),
    ),
  }),
  needs: 'token',
  reads: ['hotelAgreement', 'hotelStandard', 'tierCity', 'cityTier', 'grade'],
  permission: OBJECT.seeProtocolHotels,
  origin: 'suite',
});
