import { bookingProducts, queryProductPositions } from '../../../../src/contract/hotel/booking-products';
import { SETTLE_PRODUCT } from '../../../../src/contract/settlement/products';
import type { FormOf } from '../../../../src/contract/resource/resource';
import { implement, type CallerContext } from '../../server/implement';
import { implementResource } from '../../server/resource/implement-resource';
import { DEPARTMENTS, rowsOf, STAFF } from '../../server/resource/references';
import { referencesIn } from '../../server/resource/stored-fields';
import {
  findPositions,
  findProducts,
  findProductUsers,
  insertProductUsers,
} from '../../settlement/products/queries';

const POSITIONS = rowsOf({
  table: 'job_position',
  no: 'position_no',
  name: 'position_name',
  unknown: '所选职位不存在，请重新选择',
});

/** Of flights it is kept where they are settled whom they are open to: there is one answer to it. */
export const productCalls = [
  ...implementResource(bookingProducts, {
    table: 'booking_product',
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
      return rows.map(({ product }) =>
        product !== 'flight' || flight === undefined
          ? {}
          : {
              isAllStaff: flight.isAllStaff,
              persons: flight.personArray.map(({ staffID: no, staffName: name }) => ({ no, name })),
              departments: flight.deptArray.map(({ orgnaizeID: no, orgnaizeName: name }) => ({ no, name })),
              positions: flight.positionArray.map(({ positionNO: no, positionName: name }) => ({ no, name })),
            },
      );
    },
    search: ['product'],
    filters: { isEnable: 'is_enable' },
    async afterSave(context, { product }, form) {
      if (product === 'flight') await openFlights(context, form);
    },
  }),

  implement(queryProductPositions, async ({ db, caller }) =>
    (await findPositions(db, caller.enterpriseNum)).map(({ positionNO: no, positionName: name }) => ({
      no,
      name,
    })),
  ),
];

async function openFlights(
  { db, caller, now }: CallerContext,
  { isAllStaff, persons, departments, positions }: FormOf<typeof bookingProducts>,
): Promise<void> {
  const productNo = SETTLE_PRODUCT.flight;
  const [before] = await findProductUsers(db, caller.enterpriseNum, [productNo]);
  const nosOf = (named: readonly { no: string }[]) => (isAllStaff ? [] : named.map(({ no }) => no));
  const users = {
    isAllStaff,
    staffNos: nosOf(persons),
    deptNos: nosOf(departments),
    positionNos: nosOf(positions),
  };
  const isSame =
    before !== undefined &&
    before.isAllStaff === isAllStaff &&
    (['staffNos', 'deptNos', 'positionNos'] as const).every(
      (field) => before[field].toSorted().join() === users[field].toSorted().join(),
    );
  if (isSame) return;
  await insertProductUsers(db, {
    enterpriseNum: caller.enterpriseNum,
    productNo,
    basedOn: before?.revision ?? 0,
    changedBy: caller.staffNo,
    changedAt: now,
    ...users,
  });
}
