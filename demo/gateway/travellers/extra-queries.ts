import { sql } from 'kysely';
import type { CostChoice } from '../../../src/contract/flight-booking/booking';
import type { OrderCost } from '../../../src/contract/order/list';
import type { InsuranceProduct } from '../../../src/contract/travellers/travellers';
import type { Database } from '../db/database';

/** Extras of one passenger's tickets. */
export interface NewExtras {
  passengerNo: number;
  /** Fen, for the whole journey. */
  serviceFee: number;
  insurances: readonly Pick<InsuranceProduct, 'productNo' | 'productName' | 'insurerName' | 'price'>[];
  /** null: the enterprise bears no costs. */
  cost: (CostChoice & OrderCost) | null;
}

/** Sum in fen of all extras. */
export function sumOfExtras(extras: readonly NewExtras[]): number {
  return extras.reduce(
    (sum, { serviceFee, insurances }) => insurances.reduce((of, { price }) => of + price, sum + serviceFee),
    0,
  );
}

/** Inserts the extras of a new order's passengers. */
export async function insertExtras(
  db: Database,
  orderNo: string,
  extras: readonly NewExtras[],
): Promise<void> {
  const costs = extras.flatMap(({ passengerNo, cost }) =>
    cost === null
      ? []
      : [
          {
            order_no: orderNo,
            passenger_no: passengerNo,
            cost_center_no: cost.costCenterNo,
            cost_center_name: cost.costCenterName,
            accounting_entity_no: cost.accountingEntityNo,
            accounting_entity_name: cost.accountingEntityName,
            dept_no: cost.deptNo,
            dept_name: cost.deptName,
            project_no: cost.projectNo === '' ? null : cost.projectNo,
            project_name: cost.projectName,
          },
        ],
  );
  if (costs.length > 0) await db.insertInto('order_cost').values(costs).execute();
  const insurances = extras.flatMap(({ passengerNo, insurances }) =>
    insurances.map(({ productNo, productName, insurerName, price }) => ({
      order_no: orderNo,
      passenger_no: passengerNo,
      product_no: productNo,
      product_name: productName,
      insurer_name: insurerName,
      price,
    })),
  );
  if (insurances.length > 0) await db.insertInto('order_insurance').values(insurances).execute();
  for (const { passengerNo, serviceFee } of extras) {
    if (serviceFee === 0) continue;
    await db
      .updateTable('order_passenger')
      .set({ service_fee: serviceFee })
      .where('order_no', '=', orderNo)
      .where('passenger_no', '=', passengerNo)
      .execute();
  }
}

/** Sum in fen of an order's extras: service fees and insurance. */
export async function findExtrasTotal(db: Database, orderNo: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select coalesce(sum(service_fee), 0) from order_passenger where order_no = ${orderNo})::bigint
      + (select coalesce(sum(price), 0) from order_insurance where order_no = ${orderNo})::bigint as total
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** Costs and insurance of an order, as its detail shows them. */
export async function findOrderExtras(db: Database, orderNo: string) {
  const costs = await db.selectFrom('order_cost').selectAll().where('order_no', '=', orderNo).execute();
  const insurances = await db
    .selectFrom('order_insurance')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('passenger_no')
    .orderBy('product_no')
    .execute();
  return { costs, insurances };
}
