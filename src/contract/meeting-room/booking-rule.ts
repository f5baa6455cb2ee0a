import * as v from 'valibot';
import { resource } from '../resource/resource';

/** Permission object of those who keep them. */
export const EDIT_BOOKING_RULES = 'YHWZ-YMQX-MEETING_ROOM_BOOKING_RULE';

const filled = {
  itemName: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入名称'), v.maxLength(20, '名称不能超过20个字')),
  isEnable: v.boolean(),
};

/** What the enterprise keeps of booking-rule. */
export const bookingRules = resource({
  name: 'meeting-room-booking-rule',
  gateway: 'service',
  path: '/api/meetingRoomBookingRuleController',
  noun: 'BookingRule',
  key: 'itemNO',
  row: v.object({ itemNO: v.string(), ...filled, modifyTime: v.nullable(v.string()) }),
  form: v.object(filled),
  filters: v.object({ isEnable: v.optional(v.boolean()) }),
  sort: ['itemName', 'modifyTime'],
  permission: { read: EDIT_BOOKING_RULES, write: EDIT_BOOKING_RULES },
});
