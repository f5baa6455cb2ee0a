import { OBJECT } from '../../../src/contract/permission/objects';
import type { Dependents } from '../server/dependent';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'goodsReceiver',
      name: '收货人',
      columns: ['goods_receiver.staff_no'],
      restsWhileStopped: true,
      async list({ db, caller }, staffNo) {
        const rows = await db
          .selectFrom('goods_receiver as r')
          .innerJoin('delivery_address as a', 'a.address_no', 'r.address_no')
          .select(['r.receiver_no', 'a.address_name'])
          .where('r.enterprise_num', '=', caller.enterpriseNum)
          .where('r.staff_no', '=', staffNo)
          .orderBy('r.receiver_no')
          .execute();
        return rows.map(({ receiver_no, address_name }) => ({
          no: receiver_no,
          name: address_name,
          link: '/standard/receiveStuffSet',
        }));
      },
      handedOverBy: OBJECT.editMeals,
      async handOver({ db, now }, { successorNo, nos }) {
        const { phone } = await db
          .selectFrom('staff')
          .select('phone')
          .where('staff_no', '=', successorNo)
          .executeTakeFirstOrThrow();
        // a successor who is already a receiver there keeps their own row
        await db
          .deleteFrom('goods_receiver as r')
          .where('receiver_no', 'in', nos)
          .where((eb) =>
            eb.exists(
              eb
                .selectFrom('goods_receiver as o')
                .select('o.receiver_no')
                .whereRef('o.address_no', '=', 'r.address_no')
                .where('o.staff_no', '=', successorNo),
            ),
          )
          .execute();
        await db
          .updateTable('goods_receiver')
          .set((eb) => ({ staff_no: successorNo, phone, modified_at: now, version: eb('version', '+', 1) }))
          .where('receiver_no', 'in', nos)
          .execute();
      },
      async end({ db }, _staffNo, nos) {
        await db.deleteFrom('goods_receiver').where('receiver_no', 'in', nos).execute();
      },
    },
  ],
  stays: {},
};
