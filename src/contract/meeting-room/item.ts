import * as v from 'valibot';
import { resource } from '../resource/resource';

/** Permission object of those who keep them. */
export const EDIT_ITEMS = 'YHWZ-YMQX-MEETING_ROOM_ITEM';

const filled = {
  itemName: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入名称'), v.maxLength(20, '名称不能超过20个字')),
  isEnable: v.boolean(),
};

/** What the enterprise keeps of item. */
export const items = resource({
  name: 'meeting-room-item',
  gateway: 'service',
  path: '/api/meetingRoomItemController',
  noun: 'Item',
  key: 'itemNO',
  row: v.object({ itemNO: v.string(), ...filled, modifyTime: v.nullable(v.string()) }),
  form: v.object(filled),
  filters: v.object({ isEnable: v.optional(v.boolean()) }),
  sort: ['itemName', 'modifyTime'],
  permission: { read: EDIT_ITEMS, write: EDIT_ITEMS },
});
