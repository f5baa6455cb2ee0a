import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { remittanceCodeOf } from '../../../src/domain/settlement/remittance-code';
import { setFlow } from './approval-flow';
import type { ApprovalSetup } from './approval-setup';

/** Two rows that are due, the first of which cannot be done as long as a row of a table cannot be written. */
export interface DueRows {
  /** Keys by which the work goes on, as they are kept with what is put off: the poisoned one first in turn. */
  keys: readonly [string, string];
  /** Where the database refuses to write, and for which values of a column of both. */
  poisoned: { table: string; on: 'insert' | 'update' | 'delete'; column: string; value?: string };
  /** How many of the two are done, by key. */
  done(): Promise<readonly string[]>;
}

interface DueSample {
  /** Area whose due tasks are swept. */
  area: string;
  begin(setup: ApprovalSetup): Promise<DueRows>;
}

const ENTERPRISE = '100001';
const MINUTE = 60_000;
const hex = (): string => randomUUID().replaceAll('-', '');

const two = (keys: readonly (string | number | undefined)[]): [string, string] => {
  const [first, second] = keys;
  if (first === undefined || second === undefined) throw new Error('There are no two rows');
  return [String(first), String(second)];
};

/** Keys of the rows of a table for which a condition holds. */
async function keysWhere(
  { gateway: { db } }: ApprovalSetup,
  table: string,
  column: string,
  condition: ReturnType<typeof sql>,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(column)}::text as key from ${sql.table(table)} where ${condition} order by 1`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

const ago = ({ gateway: { clock } }: ApprovalSetup, minutes: number): Date =>
  new Date(clock.now.getTime() - minutes * MINUTE);

/** Applications that wait for their approvers, and no order with them. */
const waitingTrips = (setup: ApprovalSetup) =>
  keysWhere(setup, 'approval_request', 'apply_id', sql`apply_state = '审批中' and order_no is null`);

/** A sample of each kind of work that does a row a transaction, by the name of its due task. */
export const DUE_SAMPLES: Readonly<Record<string, DueSample>> = {
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
  'run scheduled reports': {
    area: 'report/schedule',
    async begin(setup) {
      const keys = ['plan-1', 'plan-2'] as const;
      await setup.gateway.db
        .insertInto('report_schedule')
        .values(
          keys.map((schedule_id, at) => ({
            schedule_id,
            enterprise_num: ENTERPRISE,
            staff_no: setup.noOf('admin'),
            schedule_name: '周报',
            page_path: '/report',
            asked: JSON.stringify({}),
            period: 'lastWeek' as const,
            every: 'week' as const,
            day: 1,
            time: '08:00',
            language: 'zh' as const,
            next_run_at: ago(setup, 2 - at),
            created_at: ago(setup, 60),
          })),
        )
        .execute();
      return {
        keys,
        poisoned: { table: 'report_run', on: 'insert', column: 'schedule_id' },
        done: () => keysWhere(setup, 'report_run', 'schedule_id', sql`true`),
      };
    },
  },
  'warn of low balances': {
    area: 'wallet',
    async begin(setup) {
      const keys = ['100002', '100003'] as const;
      await setup.gateway.db
        .insertInto('wallet_rule')
        .values(
          keys.map((enterprise_num) => ({
            enterprise_num,
            warn_below: 1e12,
            revision: 1,
            changed_at: ago(setup, 1),
          })),
        )
        .execute();
      return {
        keys,
        poisoned: { table: 'wallet_rule', on: 'update', column: 'enterprise_num' },
        done: () => keysWhere(setup, 'wallet_rule', 'enterprise_num', sql`is_low`),
      };
    },
  },
  'take claims of accounts into effect': {
    area: 'account-safety',
    async begin(setup) {
      const { db } = setup.gateway;
      const keys = ['SS000000000000000001', 'SS000000000000000002'] as const;
      const staff = await db
        .selectFrom('staff')
        .select(['staff_no', 'user_no'])
        .where('staff_no', 'in', [setup.noOf('staff'), setup.noOf('approver')])
        .execute();
      await db
        .insertInto('account_claim')
        .values(
          staff.map(({ staff_no, user_no }, at) => ({
            claim_no: keys[at] ?? '',
            user_no,
            claim_state: 'approved' as const,
            former: '13800000001',
            present: `1390000000${at}`,
            staff_no,
            asked_by: setup.noOf('admin'),
            agreement: 'owner' as const,
            reason: '换号',
            made_at: ago(setup, 60),
            address: '',
            agent: '',
            decided_at: ago(setup, 30),
            effect_at: ago(setup, 20 - at),
            expires_at: ago(setup, 5),
            ended_at: null,
          })),
        )
        .execute();
      return {
        keys,
        poisoned: { table: 'account_claim', on: 'update', column: 'claim_no' },
        done: () => keysWhere(setup, 'account_claim', 'claim_no', sql`ended_at is not null`),
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
      // they travel themselves by now
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
  'invite whom enterprises have added': {
    area: 'invite',
    async begin(setup) {
      const keys = two([setup.noOf('staff'), setup.noOf('approver')].sort());
      await setup.gateway.db
        .insertInto('awaited_staff')
        .values(
          keys.map((staff_no, at) => ({
            staff_no,
            enterprise_num: ENTERPRISE,
            phone: `1397777000${at}`,
            added_by: setup.noOf('admin'),
            is_to_invite: true,
          })),
        )
        .execute();
      return {
        keys,
        poisoned: { table: 'sms_message', on: 'insert', column: 'phone', value: '13977770000' },
        done: async () => {
          const sent = await keysWhere(setup, 'sms_message', 'phone', sql`phone like '1397777000%'`);
          return sent.map((phone) => keys[Number(phone.at(-1))] ?? '');
        },
      };
    },
  },
  'send notices by SMS': {
    area: 'notice',
    async begin(setup) {
      const { db } = setup.gateway;
      const staffNos = [setup.noOf('staff'), setup.noOf('approver')];
      const keys: string[] = [];
      for (const staff_no of staffNos) {
        const { rows } = await sql<{ notice_no: number }>`
          insert into notice (enterprise_num, staff_no, occasion, kind, applicant_name, by_name, created_at, by_sms)
          values (${ENTERPRISE}, ${staff_no}, ${randomUUID()}, 'balanceLow', '', '', ${ago(setup, 1)}, true)
          returning notice_no`.execute(db);
        keys.push(String(rows[0]?.notice_no));
      }
      const phones = await keysWhere(
        setup,
        'app_user',
        'telephone',
        sql`user_no in (select user_no from staff where staff_no = ${staffNos[0]})`,
      );
      return {
        keys: two(keys),
        poisoned: { table: 'sms_message', on: 'insert', column: 'phone', value: phones[0] ?? '' },
        done: () =>
          keysWhere(
            setup,
            'notice',
            'notice_no',
            sql`texted_at is not null and notice_no::text = any(${keys})`,
          ),
      };
    },
  },
  'remove unattached files': {
    area: 'files',
    async begin(setup) {
      const keys = two([`F${hex()}`, `F${hex()}`]);
      await setup.gateway.db
        .insertInto('stored_file')
        .values(
          keys.map((file_no, at) => ({
            file_no,
            enterprise_num: ENTERPRISE,
            uploader_no: setup.noOf('staff'),
            file_name: '发票.pdf',
            file_type: 'application/pdf' as const,
            file_size: 1,
            begun_at: ago(setup, 3000 - at),
            stored_at: null,
            content_no: null,
            owner_kind: null,
            owner_no: null,
          })),
        )
        .execute();
      return {
        keys,
        poisoned: { table: 'stored_file', on: 'delete', column: 'file_no' },
        done: async () => {
          const left = await keysWhere(setup, 'stored_file', 'file_no', sql`true`);
          return keys.filter((key) => !left.includes(key));
        },
      };
    },
  },
  'remove expired exports': {
    area: 'download',
    async begin(setup) {
      const keys = two([`E${hex()}`, `E${hex()}`]);
      await setup.gateway.db
        .insertInto('export_job')
        .values(
          keys.map((export_no, at) => ({
            export_no,
            enterprise_num: ENTERPRISE,
            staff_no: setup.noOf('staff'),
            kind: 'orders',
            format: 'csv' as const,
            query: JSON.stringify({}),
            file_name: '订单.csv',
            export_state: 'done' as const,
            file_no: `F${hex()}`,
            asked_at: ago(setup, 3000),
            expires_at: ago(setup, 20 - at),
          })),
        )
        .execute();
      return {
        keys,
        poisoned: { table: 'export_job', on: 'delete', column: 'export_no' },
        done: async () => {
          const left = await keysWhere(setup, 'export_job', 'export_no', sql`true`);
          return keys.filter((key) => !left.includes(key));
        },
      };
    },
  },
  'match bank receipts': {
    area: 'settlement/payments',
    async begin(setup) {
      const { db } = setup.gateway;
      const bill = await db
        .selectFrom('settle_bill')
        .select('remittance_no')
        .where('bill_state', '=', 'confirmed')
        .orderBy('bill_no')
        .limit(1)
        .executeTakeFirstOrThrow();
      const statement = await db
        .insertInto('settle_statement')
        .values({
          file_name: '对账单.csv',
          imported_by: '',
          imported_at: ago(setup, 1),
          row_count: 2,
          added_count: 2,
        })
        .returning('statement_no')
        .executeTakeFirstOrThrow();
      const keys: string[] = [];
      for (const row of [1, 2]) {
        const { rows } = await sql<{ receipt_no: number }>`
          insert into settle_receipt (bank_reference, statement_no, row_no, received_on, amount, payer_name, purpose)
          values (${`REF-${row}`}, ${statement.statement_no}, ${row}, '2026-11-20', 100, '付款方',
            ${remittanceCodeOf(bill.remittance_no)}) returning receipt_no`.execute(db);
        keys.push(String(rows[0]?.receipt_no));
      }
      return {
        keys: two(keys),
        poisoned: { table: 'settle_receipt', on: 'update', column: 'receipt_no' },
        done: () => keysWhere(setup, 'settle_receipt', 'receipt_no', sql`receipt_state = 'booked'`),
      };
    },
  },
};
