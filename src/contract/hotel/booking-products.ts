import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { namedMany } from '../resource/values';

/** Kinds of products of the suite: domestic flights, hotels by agreement and by membership, trains, cars, meals. */
export const BOOKING_PRODUCTS = ['flight', 'agreementHotel', 'memberHotel', 'train', 'car', 'meal'] as const;
export const BookingProduct = v.picklist(BOOKING_PRODUCTS);
export type BookingProduct = v.InferOutput<typeof BookingProduct>;

/** Products that are sold here. The others can be switched off, and not on again. */
export const SOLD_BOOKING_PRODUCTS: readonly BookingProduct[] = ['flight'];

const filled = {
  /** Otherwise the product cannot be booked on business. */
  isEnable: v.boolean(),
  isAllStaff: v.boolean(),
  /** Audience where the product is not open to all staff: persons, departments with their descendants, positions. */
  persons: namedMany(),
  departments: namedMany(),
  positions: namedMany(),
};

const PERMISSION = { read: OBJECT.seeBookingProducts, write: OBJECT.editBookingProducts };
const CONTROLLER = '/CLStandardIntegrateService/api/productStandardController';

/** Audience of each kind of product (specification 2.7, produktsList; section 3, products). */
export const bookingProducts = resource({
  name: 'bookingProduct',
  gateway: 'service',
  path: CONTROLLER,
  noun: 'ProductStandard',
  key: 'productKey',
  row: v.object({
    productKey: v.string(),
    product: BookingProduct,
    ...filled,
    sortOrder: v.number(),
    /** True when the enterprise does not open its products to selected people: the audience cannot be set. */
    isOpeningKept: v.optional(v.boolean()),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.pipe(
    v.object(filled),
    v.forward(
      v.partialCheck(
        [['isAllStaff'], ['persons'], ['departments'], ['positions']],
        ({ isAllStaff, persons, departments, positions }) =>
          isAllStaff || persons.length + departments.length + positions.length > 0,
        '请选择人员、部门或职位',
      ),
      ['persons'],
    ),
  ),
  filters: v.object({ isEnable: v.optional(v.boolean()) }),
  sort: ['sortOrder', 'modifyTime'],
  permission: PERMISSION,
  without: ['add', 'remove'],
  // The settlement products contain the same flight audience.
  changes: ['settleProduct'],
});

/** Returns the enterprise's positions that a product can be opened to. */
export const queryProductPositions = call({
  gateway: 'service',
  path: `${CONTROLLER}/queryProductPositions`,
  body: v.object({}),
  result: v.array(v.object({ no: v.string(), name: v.string() })),
  needs: 'token',
  reads: ['position'],
  permission: OBJECT.editBookingProducts,
  origin: 'suite',
});
