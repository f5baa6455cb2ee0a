import type { bookingProducts } from '../../../../src/contract/hotel/booking-products';
import type { FormOf } from '../../../../src/contract/resource/resource';
import type { ProductField } from '../../../../src/contract/settlement/products';
import type { Database } from '../../db/database';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { isNewPermission } from '../../settlement/products/rules';
import { formProblems } from '../../settlement/products/save';

type Form = FormOf<typeof bookingProducts>;

/** Staff, departments and positions that a product is open to, by numbers. */
export interface ProductAccess {
  isAllStaff: boolean;
  staffNos: readonly string[];
  deptNos: readonly string[];
  positionNos: readonly string[];
}

const FIELDS = {
  personArray: 'persons',
  deptArray: 'departments',
  positionArray: 'positions',
} as const satisfies Record<ProductField, keyof Form>;

/** Names in the form of a product for all staff are dropped. */
export function productAccessOf({ isAllStaff, persons, departments, positions }: Form): ProductAccess {
  const nosOf = (named: readonly { no: string }[]) => (isAllStaff ? [] : named.map(({ no }) => no));
  return {
    isAllStaff,
    staffNos: nosOf(persons),
    deptNos: nosOf(departments),
    positionNos: nosOf(positions),
  };
}

export const isSameAccess = (a: ProductAccess, b: ProductAccess): boolean =>
  a.isAllStaff === b.isAllStaff &&
  (['staffNos', 'deptNos', 'positionNos'] as const).every(
    (field) => a[field].toSorted().join() === b[field].toSorted().join(),
  );

/**
 * Checks every page that opens a product against the enterprise's rules for it; an unchanged opening is not checked.
 * Throws settleProductsOpen and fieldsInvalid.
 */
export async function checkProductAccess(
  db: Database,
  enterpriseNum: string,
  { before, after }: { before: ProductAccess; after: ProductAccess },
): Promise<void> {
  if (isSameAccess(before, after)) return;
  if (!(await isNewPermission(db, enterpriseNum))) throw new Fault('settleProductsOpen');
  if (after.isAllStaff) return;
  const problems = await formProblems(db, enterpriseNum, { before, after });
  const fields = problems.map(([field, message]): [string, string] => [FIELDS[field], message]);
  if (fields.length > 0) throw fieldsInvalid(Object.fromEntries(fields));
}
