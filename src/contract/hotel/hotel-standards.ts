import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { namedOne } from '../resource/values';
import { NightPrice, noteOf } from './values';

const filled = {
  grade: namedOne('请选择职级'),
  /** Cities of this tier; null: all cities. */
  tier: v.nullable(namedOne('请选择城市等级')),
  /** Limit per night, with tax. */
  limit: NightPrice('每晚上限'),
  remark: noteOf('备注', 100),
};

/** Limits for a night in a hotel, by grade and tier of the city. */
export const hotelStandards = resource({
  name: 'hotelStandard',
  gateway: 'service',
  path: '/CLHotelIntegrateService/api/hotelStandardController',
  noun: 'HotelStandard',
  key: 'standardNO',
  row: v.object({ standardNO: v.string(), ...filled, modifyTime: v.nullable(v.string()) }),
  form: v.object(filled),
  filters: v.object({ grade: v.optional(v.string()), tier: v.optional(v.string()) }),
  sort: ['grade', 'limit', 'modifyTime'],
  permission: { read: OBJECT.seeProtocolHotels, write: OBJECT.editProtocolHotels },
});
