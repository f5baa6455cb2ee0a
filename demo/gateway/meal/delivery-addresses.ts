import { deliveryAddresses } from '../../../src/contract/meal/delivery-addresses';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { logChange } from '../server/resource/change-log';
import { implementResource } from '../server/resource/implement-resource';
import { DEPARTMENTS } from '../server/resource/references';
import { having, nameIn, referenceIn, referencesIn } from '../server/resource/stored-fields';
import { CITIES } from '../travel-standard/city-tiers/cities';

export const deliveryAddressCalls = implementResource(deliveryAddresses, {
  table: 'delivery_address',
  columns: {
    addressNO: 'address_no',
    address: 'address',
    contact: 'contact',
    phone: 'phone',
    isDefault: 'is_default',
    isEnable: 'is_enable',
    modifyTime: 'modified_at',
  },
  fields: {
    addressName: nameIn('address_name'),
    city: referenceIn('city_code', CITIES),
    departments: referencesIn('dept_nos', DEPARTMENTS),
  },
  search: ['address_name', 'address', 'contact', 'phone'],
  filters: { city: 'city_code', departments: having('dept_nos'), isEnable: 'is_enable' },
  unique: {
    delivery_address_name: { addressName: '已有同名的配送地址' },
    delivery_address_default: { isDefault: '默认地址刚被他人设置，请刷新后重试' },
  },
  async beforeSave(context, { isDefault }, before) {
    if (isDefault) await takeDefault(context, before?.address_no ?? '');
  },
  async beforeRemove({ db, caller }, { address_no, address_name }) {
    const { count } = await db
      .selectFrom('goods_receiver')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('address_no', '=', address_no)
      .executeTakeFirstOrThrow();
    if (count > 0)
      throw new Fault('rowInUse', `配送地址“${address_name}”有${count}名收货人，不能删除，请先删除收货设置`);
  },
});

/** Makes another address the default instead of the former one. */
async function takeDefault(context: CallerContext, addressNo: string): Promise<void> {
  const { db, caller, now } = context;
  const former = await db
    .updateTable('delivery_address')
    .set(({ eb }) => ({ is_default: false, version: eb('version', '+', 1), modified_at: now }))
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('address_no', '!=', addressNo)
    .where('is_default', '=', true)
    .returning('address_no')
    .executeTakeFirst();
  if (former === undefined) return;
  await logChange(context, {
    resource: deliveryAddresses.name,
    key: former.address_no,
    before: { isDefault: true },
    after: { isDefault: false },
  });
}
