import { goodsReceivers } from '../../../src/contract/meal/goods-receivers';
import { implementResource } from '../server/resource/implement-resource';
import { rowsOf, STAFF } from '../server/resource/references';
import { referenceIn } from '../server/resource/stored-fields';

const ADDRESSES = rowsOf({
  table: 'delivery_address',
  no: 'address_no',
  name: 'address_name',
  unknown: '所选配送地址不存在，请重新选择',
});

export const goodsReceiverCalls = implementResource(goodsReceivers, {
  table: 'goods_receiver',
  columns: {
    receiverNO: 'receiver_no',
    phone: 'phone',
    timeFrom: 'time_from',
    timeTo: 'time_to',
    modifyTime: 'modified_at',
  },
  fields: { address: referenceIn('address_no', ADDRESSES), staff: referenceIn('staff_no', STAFF) },
  search: ['phone'],
  filters: { address: 'address_no', staff: 'staff_no' },
  unique: { goods_receiver_once: { staff: '该员工已是此地址的收货人' } },
});
