import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { namedOne } from '../resource/values';
import { Mobile } from '../login/login';

/** A time of day, HH:mm. */
const Time = v.pipe(v.string(), v.trim(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, '请输入时间，例如 11:30'));

const filled = {
  address: namedOne('请选择配送地址'),
  staff: namedOne('请选择收货人'),
  phone: Mobile,
  /** Hours in which they receive deliveries. */
  timeFrom: Time,
  timeTo: Time,
};

/** Receivers of the deliveries to an address (specification 2.4, receiveStuffSet). */
export const goodsReceivers = resource({
  name: 'goodsReceiver',
  gateway: 'service',
  path: '/CLMealIntegrateService/api/goodsReceiverController',
  noun: 'GoodsReceiver',
  key: 'receiverNO',
  row: v.object({ receiverNO: v.string(), ...filled, modifyTime: v.nullable(v.string()) }),
  form: v.pipe(
    v.object(filled),
    v.forward(
      v.partialCheck(
        [['timeFrom'], ['timeTo']],
        ({ timeFrom, timeTo }) => timeTo > timeFrom,
        '结束时间须晚于开始时间',
      ),
      ['timeTo'],
    ),
  ),
  filters: v.object({ address: v.optional(v.string()), staff: v.optional(v.string()) }),
  sort: ['address', 'timeFrom', 'modifyTime'],
  permission: { read: OBJECT.seeMeals, write: OBJECT.editMeals },
});
