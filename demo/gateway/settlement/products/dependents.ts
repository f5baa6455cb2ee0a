import type { Dependents } from '../../server/dependent';
import { findProductUsers, insertProductUsers } from './queries';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'settleProduct',
      name: '单独开放的结算产品',
      columns: ['settle_product_user.staff_no'],
      restsWhileStopped: true,
      async list({ db, caller }, staffNo) {
        const products = await findProductUsers(db, caller.enterpriseNum);
        return products
          .filter(({ staffNos }) => staffNos.includes(staffNo))
          .map(({ productNo, productName }) => ({ no: productNo, name: productName, link: '' }));
      },
      async end({ db, caller, now }, staffNo, nos) {
        for (const product of await findProductUsers(db, caller.enterpriseNum)) {
          if (!nos.includes(product.productNo)) continue;
          await insertProductUsers(db, {
            ...product,
            staffNos: product.staffNos.filter((no) => no !== staffNo),
            enterpriseNum: caller.enterpriseNum,
            basedOn: product.revision,
            changedBy: caller.directory === undefined ? caller.staffNo : null,
            changedAt: now,
          });
        }
      },
    },
  ],
  stays: { 'settle_product_users.changed_by': 'says who did it' },
};
