import type { OrderBudget } from '../../../../src/contract/approval/approval';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { findBudgetUses, findOrderCharges } from '../../cost-center/objects/budget-use';
import type { Database } from '../../db/database';
import { sumOrdersUnder } from './queries';

/** Budgets that an order waiting for its approvers is charged to; empty for an order that no longer waits. */
export async function findOrderBudgets(db: Database, orderNo: string): Promise<OrderBudget[]> {
  const order = await db
    .selectFrom('flight_order as o')
    .leftJoin('order_standard as s', 's.order_no', 'o.order_no')
    .leftJoin('approval_request as a', 'a.apply_id', 's.apply_id')
    .select(['o.enterprise_num', 'o.total_amount', 'o.created_at', 'a.apply_id', 'a.trip'])
    .where('o.order_no', '=', orderNo)
    .where('o.order_status', '=', '待审批')
    .executeTakeFirst();
  if (order === undefined) return [];
  const { apply_id: applyId, total_amount: total } = order;
  const budget = order.trip?.budget ?? null;
  const ofRequest: OrderBudget[] =
    applyId === null || budget === null
      ? []
      : [
          {
            kind: 'request',
            name: applyId,
            amount: budget,
            used: await sumOrdersUnder(db, applyId),
            needed: total,
          },
        ];
  const charges = await findOrderCharges(db, orderNo);
  const usesOf = await findBudgetUses(
    db,
    order.enterprise_num,
    charges.map(({ no }) => no),
    shanghaiDate(order.created_at),
  );
  const ofCostCenters = charges.flatMap(({ no, name, needed }) => {
    const { monthBudget, yearBudget } = usesOf(no);
    return [
      { kind: 'month' as const, ...monthBudget },
      { kind: 'year' as const, ...yearBudget },
    ].flatMap(({ kind, amount, used, held }): OrderBudget[] =>
      amount === null ? [] : [{ kind, name, amount, used: used + held, needed }],
    );
  });
  return [...ofRequest, ...ofCostCenters];
}
