import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { namedMany, namedOne } from '../resource/values';
import { Mobile } from '../login/login';
import { nameOf } from './values';

const filled = {
  addressName: nameOf('地址名称'),
  city: namedOne('请选择城市'),
  address: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入详细地址'),
    v.maxLength(200, '详细地址不能超过200个字'),
  ),
  contact: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入联系人'), v.maxLength(30, '联系人不能超过30个字')),
  phone: Mobile,
  /** Departments that have meals delivered there, with their descendants; none: all. */
  departments: namedMany(),
  /** The default where no address is chosen: at most one per enterprise. */
  isDefault: v.boolean(),
  isEnable: v.boolean(),
};

/** Delivery addresses of meals (specification 2.4, deliveryAddressManage). */
export const deliveryAddresses = resource({
  name: 'deliveryAddress',
  gateway: 'service',
  path: '/CLMealIntegrateService/api/deliveryAddressController',
  noun: 'DeliveryAddress',
  key: 'addressNO',
  row: v.object({ addressNO: v.string(), ...filled, modifyTime: v.nullable(v.string()) }),
  form: v.pipe(
    v.object(filled),
    v.forward(
      v.partialCheck(
        [['isDefault'], ['isEnable']],
        ({ isDefault, isEnable }) => isEnable || !isDefault,
        '停用的地址不能设为默认地址',
      ),
      ['isDefault'],
    ),
  ),
  filters: v.object({
    city: v.optional(v.string()),
    departments: v.optional(v.string()),
    isEnable: v.optional(v.boolean()),
  }),
  sort: ['addressName', 'city', 'modifyTime'],
  permission: { read: OBJECT.seeMeals, write: OBJECT.editMeals },
  choices: { name: 'addressName', permission: OBJECT.seeMeals },
  changes: ['goodsReceiver'],
});
