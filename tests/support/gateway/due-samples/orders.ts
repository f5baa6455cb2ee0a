import { sql } from 'kysely';
import { setFlow } from '../areas/approval-flow';
import { ago, ENTERPRISE, keysWhere, two, waitingTrips, type DueSample } from './rows';

/** Due work on orders and applications. */
export const ORDER_SAMPLES: Readonly<Record<string, DueSample>> = {
  'tell of orders that are not paid': {
    area: 'notice',
    async begin(setup) {
      const keys = two(await keysWhere(setup, 'flight_order', 'order_no', sql`order_status = '待支付'`));
      await sql`update flight_order set pay_deadline = ${ago(setup, -5)}, price_guaranteed_until = ${ago(setup, -5)}, created_at = ${ago(setup, 60)}
        where order_no = any(${keys})`.execute(setup.gateway.db);
      await sql`update order_state set entered_at = ${ago(setup, 60)} where order_no = any(${keys})`.execute(
        setup.gateway.db,
      );
      return {
        keys,
        poisoned: { table: 'notice', on: 'insert', column: 'order_no' },
        done: () => keysWhere(setup, 'notice', 'order_no', sql`kind = 'unpaidSoon'`),
      };
    },
  },
  'expire orders': {
    area: 'order',
    async begin(setup) {
      const keys = two(await keysWhere(setup, 'flight_order', 'order_no', sql`order_status = '待支付'`));
      for (const [at, key] of keys.entries())
        await sql`update flight_order set pay_deadline = ${ago(setup, 2 - at)}, price_guaranteed_until = ${ago(setup, 2 - at)} where order_no = ${key}`.execute(
          setup.gateway.db,
        );
      return {
        keys,
        poisoned: { table: 'flight_order', on: 'update', column: 'order_no' },
        done: () =>
          keysWhere(
            setup,
            'flight_order',
            'order_no',
            sql`order_status = '已取消' and order_no = any(${keys})`,
          ),
      };
    },
  },
  'note arrivals of refunds': {
    area: 'order/refund',
    async begin(setup) {
      const keys = two(
        await keysWhere(
          setup,
          'refund_order',
          'refund_no',
          sql`arrives_at is not null and arrived_at is null`,
        ),
      );
      await sql`update refund_order set arrives_at = ${ago(setup, 1e6)} where refund_no = ${keys[0]}`.execute(
        setup.gateway.db,
      );
      return {
        keys,
        poisoned: { table: 'refund_order', on: 'update', column: 'refund_no' },
        done: () => keysWhere(setup, 'refund_order', 'refund_no', sql`arrived_at is not null`),
      };
    },
  },
  'tell of holds that end': {
    area: 'notice',
    async begin(setup) {
      const orders = [await setup.wait(), await setup.wait()];
      const keys = two(orders.map(({ waitsForApplyId }) => waitsForApplyId).sort());
      await sql`update flight_order set price_guaranteed_until = ${ago(setup, -20)}
        where order_no = any(${orders.map(({ orderNo }) => orderNo)})`.execute(setup.gateway.db);
      await sql`update approval_request set created_at = ${ago(setup, 90)} where apply_id = any(${keys})`.execute(
        setup.gateway.db,
      );
      return {
        keys,
        poisoned: { table: 'notice', on: 'insert', column: 'apply_id' },
        done: () => keysWhere(setup, 'notice', 'apply_id', sql`kind = 'holdEnding'`),
      };
    },
  },
  'end due steps': {
    area: 'approval',
    async begin(setup) {
      await setFlow(setup.gateway, [
        {
          stepNo: 1,
          stepName: '主管',
          approver: { kind: 'supervisor', level: 1 },
          mode: 'any',
          conditions: [],
          limit: { hours: 0.5, workingDaysOnly: false, otherwise: 'refuse' },
        },
      ]);
      const first = await setup.wait();
      setup.gateway.clock.advance(1);
      const second = await setup.wait();
      setup.gateway.clock.advance(32);
      const keys = two([first.waitsForApplyId, second.waitsForApplyId]);
      return {
        keys,
        poisoned: { table: 'approval_request', on: 'update', column: 'apply_id' },
        done: () => keysWhere(setup, 'approval_request', 'apply_id', sql`apply_state = '已拒绝'`),
      };
    },
  },
  'replace approvers': {
    area: 'approval',
    async begin(setup) {
      const { db } = setup.gateway;
      const deputy = setup.noOf('multi');
      await db
        .insertInto('staff_role')
        .values({ enterprise_num: ENTERPRISE, staff_no: deputy, role_no: `${ENTERPRISE}-approver` })
        .execute();
      const approver = { kind: 'staff' as const, staffNOs: [setup.noOf('approver')] };
      await setFlow(setup.gateway, [{ stepNo: 1, stepName: '主管', approver, mode: 'any', conditions: [] }], {
        replacement: { kind: 'staff', staffNOs: [deputy] },
      });
      const orders = [await setup.wait(), await setup.wait()];
      const keys = two(orders.map(({ waitsForApplyId }) => waitsForApplyId).sort());
      // makes the approvers travel themselves
      await sql`update approval_request a set traveller_nos = array(
          select t.approver_no from approval_task t where t.apply_id = a.apply_id and t.task_state in ('open', 'waiting'))
        where apply_id = any(${keys})`.execute(db);
      return {
        keys,
        poisoned: { table: 'approval_task', on: 'update', column: 'apply_id' },
        done: () =>
          keysWhere(
            setup,
            'approval_request',
            'apply_id',
            sql`replaced_names <> '' or apply_state <> '审批中'`,
          ),
      };
    },
  },
  'write missing notices': {
    area: 'notice',
    async begin(setup) {
      const keys = two(await waitingTrips(setup));
      const { db } = setup.gateway;
      await sql`update approval_request set apply_state = '已过期', decided_at = ${ago(setup, 1)} where apply_id = any(${keys})`.execute(
        db,
      );
      await sql`update approval_task set task_state = 'closed', ended_at = ${ago(setup, 1)}
        where apply_id = any(${keys})`.execute(db);
      await sql`delete from notice where apply_id = any(${keys})`.execute(db);
      await sql`insert into order_change (apply_id, enterprise_num)
        select unnest(${keys}::text[]), ${ENTERPRISE} on conflict do nothing`.execute(db);
      return {
        keys,
        poisoned: { table: 'notice', on: 'insert', column: 'apply_id' },
        done: () => keysWhere(setup, 'notice', 'apply_id', sql`occasion = 'outcome'`),
      };
    },
  },
};
