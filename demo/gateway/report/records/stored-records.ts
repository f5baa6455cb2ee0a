import { sql, type Selectable } from 'kysely';
import type { ImportedProduct } from '../../../../src/contract/report/records';
import type { Purchase } from '../../../../src/domain/report/records';
import type { StoredRecord } from '../../../../src/domain/report/settle-records';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';

/** All kinds are named, so that the index by number is used. */
const KINDS = ['bought', 'used', 'refunded'] as const;

type Fact = Selectable<Schema['travel_fact']>;

/** Returns the stored records of these numbers. */
export async function findStoredRecords(
  db: Database,
  { enterpriseNum, product }: { enterpriseNum: string; product: ImportedProduct },
  recordNos: readonly string[],
): Promise<Map<string, StoredRecord>> {
  const facts = await db
    .selectFrom('travel_fact')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .where('product', '=', product)
    .where('kind', 'in', KINDS)
    .where('record_no', '=', sql<string>`any(${[...recordNos]})`)
    .execute();
  const known = new Map<string, StoredRecord>();
  for (const fact of facts) known.set(fact.record_no, { ...known.get(fact.record_no), ...recordOf(fact) });
  return known;
}

function recordOf(fact: Fact): StoredRecord {
  const { record_no: recordNo, booked_on: bookedOn, issued_on: issuedOn, used_on: usedOn } = fact;
  if (usedOn !== null) return { usedOn };
  if (bookedOn === null || issuedOn === null) return {};
  if (fact.kind === 'refunded') {
    return { refund: { recordNo, refundedOn: bookedOn, refundFee: fact.refund_fee } };
  }
  return { purchase: purchaseOf(fact, bookedOn, issuedOn) };
}

const purchaseOf = (fact: Fact, bookedOn: string, issuedOn: string): Purchase => ({
  recordNo: fact.record_no,
  staffNo: fact.staff_no,
  staffName: fact.staff_name,
  deptNo: fact.dept_no,
  costCenterNo: fact.cost_center_no,
  entityNo: fact.entity_no,
  bookedOn,
  issuedOn,
  usedOn: null,
  start: fact.start_time,
  route: fact.route,
  carrier: fact.carrier,
  serviceName: fact.service_name,
  className: fact.class_name,
  classRank: fact.class1 > 0 ? 1 : fact.class2 > 0 ? 2 : fact.class3 > 0 ? 3 : null,
  quantity: fact.quantity,
  distance: fact.distance,
  co2: fact.co2,
  fare: fact.fare,
  fullFare: fact.full_fare,
  serviceFee: fact.service_fee,
  isAgreement: fact.agreements > 0,
  isWithin: fact.is_within,
  overReason: fact.over_reason,
});
