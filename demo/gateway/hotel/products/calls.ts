import {
  bookingProducts,
  queryProductPositions,
  SOLD_BOOKING_PRODUCTS,
} from '../../../../src/contract/hotel/booking-products';
import { SETTLE_PRODUCT } from '../../../../src/contract/settlement/products';
import type { Selectable } from 'kysely';
import { keepingOwnRules } from '../../permission/own-rules/keep';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { implement, type CallerContext } from '../../server/http/implement';
import { implementResource } from '../../server/resource/implement-resource';
import { DEPARTMENTS, rowsOf, STAFF } from '../../server/resource/references';
import { referencesIn } from '../../server/resource/stored-fields';
import {
  findPositions,
  findProducts,
  findProductUsers,
  insertProductUsers,
} from '../../settlement/products/queries';
import { isNewPermission } from '../../settlement/products/rules';
import { checkProductAccess, isSameAccess, productAccessOf, type ProductAccess } from './check-access';

const POSITIONS = rowsOf({
  table: 'job_position',
  no: 'position_no',
  name: 'position_name',
  unknown: '所选职位不存在，请重新选择',
});

/** The users of flights are stored with the settlement products, so that there is a single setting. */
export const productCalls = [
  ...implementResource(bookingProducts, {
    table: 'booking_product',
    around: keepingOwnRules,
    columns: {
      productKey: 'product_key',
      product: 'product',
      isEnable: 'is_enable',
      isAllStaff: 'is_all_staff',
      sortOrder: 'sort_order',
      modifyTime: 'modified_at',
    },
    fields: {
      persons: referencesIn('staff_nos', STAFF),
      departments: referencesIn('dept_nos', DEPARTMENTS),
      positions: referencesIn('position_nos', POSITIONS),
    },
    async related({ db, caller }, rows) {
      const flight = rows.some(({ product }) => product === 'flight')
        ? (await findProducts(db, caller.enterpriseNum)).find(
            ({ productNo }) => productNo === SETTLE_PRODUCT.flight,
          )
        : undefined;
      const kept = (await isNewPermission(db, caller.enterpriseNum)) ? {} : { isOpeningKept: true };
      return rows.map(({ product }) =>
        product !== 'flight' || flight === undefined
          ? kept
          : {
              ...kept,
              isAllStaff: flight.isAllStaff,
              persons: flight.personArray.map(({ staffID: no, staffName: name }) => ({ no, name })),
              departments: flight.deptArray.map(({ orgnaizeID: no, orgnaizeName: name }) => ({ no, name })),
              positions: flight.positionArray.map(({ positionNO: no, positionName: name }) => ({ no, name })),
            },
      );
    },
    search: ['product'],
    filters: { isEnable: 'is_enable' },
    async beforeSave({ db, caller: { enterpriseNum } }, form, held) {
      if (held === undefined) return;
      if (form.isEnable && !held.is_enable && !SOLD_BOOKING_PRODUCTS.includes(held.product))
        throw fieldsInvalid({ isEnable: '本平台暂未开通该产品，不能启用' });
      const before =
        held.product === 'flight' ? await findFlightAccess(db, enterpriseNum) : storedAccess(held);
      await checkProductAccess(db, enterpriseNum, { before, after: productAccessOf(form) });
    },
    async afterSave(context, { product }, form) {
      if (product === 'flight') await openFlights(context, productAccessOf(form));
    },
  }),

  implement(queryProductPositions, async ({ db, caller }) =>
    (await findPositions(db, caller.enterpriseNum)).map(({ positionNO: no, positionName: name }) => ({
      no,
      name,
    })),
  ),
];

async function openFlights({ db, caller, now }: CallerContext, users: ProductAccess): Promise<void> {
  const before = await findFlightAccess(db, caller.enterpriseNum);
  if (isSameAccess(before, users)) return;
  const written = await insertProductUsers(db, {
    enterpriseNum: caller.enterpriseNum,
    productNo: SETTLE_PRODUCT.flight,
    basedOn: before.revision,
    changedBy: caller.staffNo,
    changedAt: now,
    ...users,
  });
  if (written === undefined) throw new Fault('settleProductChanged');
}

async function findFlightAccess(
  db: Database,
  enterpriseNum: string,
): Promise<ProductAccess & { revision: number }> {
  const [users] = await findProductUsers(db, enterpriseNum, [SETTLE_PRODUCT.flight]);
  return users ?? { isAllStaff: true, staffNos: [], deptNos: [], positionNos: [], revision: 0 };
}

const storedAccess = (row: Selectable<Schema['booking_product']>): ProductAccess => ({
  isAllStaff: row.is_all_staff,
  staffNos: row.staff_nos,
  deptNos: row.dept_nos,
  positionNos: row.position_nos,
});
