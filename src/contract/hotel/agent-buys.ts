import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { namedMany, namedOne, period } from '../resource/values';
import { AgreementState, Star } from './hotel-agreements';
import { rooms } from './values';

/** Preferred one of two prices of the same hotel; `none`: neither is in force. */
export const PREFERRED = ['agent', 'own', 'none'] as const;
const Preferred = v.picklist(PREFERRED);
export type Preferred = v.InferOutput<typeof Preferred>;

const filled = {
  /** True when the enterprise takes part in the agreement. */
  isJoined: v.boolean(),
  /** Departments that may book, with their descendants; none: the whole enterprise. */
  departments: namedMany(),
};

/** Agreements with hotels that the agency has bought for the enterprise (specification 2.7, agentBuyManage). */
export const agentBuys = resource({
  name: 'agentBuy',
  gateway: 'service',
  path: '/CLHotelIntegrateService/api/agentBuyController',
  noun: 'AgentBuy',
  key: 'offerNO',
  row: v.object({
    offerNO: v.string(),
    hotelName: v.string(),
    city: namedOne(''),
    star: Star,
    validPeriod: period(),
    rooms: rooms(),
    ...filled,
    agreementState: AgreementState,
    /** Cheapest room per night over a week, in fen, with tax. */
    agentPrice: v.number(),
    /** The same for the enterprise's own agreement in force; null when there is none. */
    ownPrice: v.nullable(v.number()),
    preferred: Preferred,
    modifyTime: v.nullable(v.string()),
  }),
  form: v.object(filled),
  filters: v.object({
    city: v.optional(v.string()),
    star: v.optional(Star),
    isJoined: v.optional(v.boolean()),
  }),
  sort: ['hotelName', 'star', 'modifyTime'],
  permission: { read: OBJECT.seeProtocolHotels, write: OBJECT.editProtocolHotels },
  without: ['add', 'remove'],
});
