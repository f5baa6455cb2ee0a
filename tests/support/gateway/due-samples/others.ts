import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { remittanceCodeOf } from '../../../../src/domain/settlement/remittance-code';
import { refundDue } from '../areas/money/cashier-refunds';
import { PRICE_ONLY, setStandards } from '../areas/standard-steps';
import { ago, ENTERPRISE, hex, keysWhere, two, type DueSample } from './rows';

/** Due work on all other rows. */
export const OTHER_SAMPLES: Readonly<Record<string, DueSample>> = {
  'run scheduled reports': {
    area: 'report/schedule',
    job: 'run scheduled report',
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
  'show refunds that stay open': {
    area: 'payment',
    async begin(setup) {
      const { gateway } = setup;
      const { as } = setup.tokenOf('staff');
      await setStandards(gateway, { ...PRICE_ONLY, max_price: null, over_policy: 0 });
      const refunds = [await refundDue(gateway, as), await refundDue(gateway, as)];
      await setStandards(gateway, { ...PRICE_ONLY, over_policy: 3 });
      const keys = two(refunds.map(({ refund_no }) => refund_no));
      for (const [at, refundNo] of keys.entries())
        await gateway.db
          .updateTable('cashier_refund')
          // the cashier is not asked before the end of the test
          .set({ begun_at: ago(setup, 3000 - at), ask_at: ago(setup, -3000) })
          .where('refund_no', '=', refundNo)
          .execute();
      return {
        keys,
        poisoned: { table: 'payment_suspense', on: 'insert', column: 'refund_no' },
        done: () => keysWhere(setup, 'payment_suspense', 'refund_no', sql`why = 'refundOpen'`),
        async end() {
          await gateway.db
            .updateTable('cashier_refund')
            .set({ ask_at: ago(setup, 1) })
            .where('refund_no', 'in', keys)
            .execute();
          await gateway.sweep(['payment']);
        },
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
  'check mail domains': {
    area: 'agency/identity-providers',
    async begin(setup) {
      const { db } = setup.gateway;
      const keys = ['a.huarui.example', 'b.huarui.example'] as const;
      const { operator_no: made_by } = await db
        .selectFrom('agency_operator')
        .select('operator_no')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('identity_provider')
        .values({
          provider_no: 'IP1',
          enterprise_num: ENTERPRISE,
          display_name: '华睿统一认证',
          issuer: 'https://login.huarui.example',
          client_id: 'travel',
          sealed_secret: null,
          secret_at: null,
          scopes: 'openid',
          matched_field: 'jobNo',
          matched_claim: 'no',
          trusts_mail: false,
          skips_second_step: false,
          unknown_rule: 'tell',
          dept_no: null,
          position_no: null,
          role_no: null,
          forbids_local: false,
          spares_main_manager: true,
          made_at: ago(setup, 60),
          made_by,
        })
        .execute();
      await db
        .insertInto('identity_domain')
        .values(
          keys.map((domain, at) => ({
            domain,
            provider_no: 'IP1',
            domain_state: 'verified' as const,
            next_check_at: ago(setup, 2 - at),
          })),
        )
        .execute();
      return {
        keys,
        poisoned: { table: 'identity_domain', on: 'update', column: 'domain' },
        done: () => keysWhere(setup, 'identity_domain', 'domain', sql`looked_at is not null`),
      };
    },
  },
  'remove unused pictures': {
    area: 'site-pictures',
    async begin(setup) {
      const keys = two([`F${hex()}`, `F${hex()}`]);
      await setup.gateway.db
        .insertInto('site_picture')
        .values(
          keys.map((picture_no, at) => ({
            picture_no,
            tmc_number: 'TMC001',
            file_size: 1,
            made_at: ago(setup, 60 * 24 * 60 - at),
            stored_at: null,
          })),
        )
        .execute();
      return {
        keys,
        poisoned: { table: 'site_picture', on: 'delete', column: 'picture_no' },
        done: async () => {
          const left = await keysWhere(setup, 'site_picture', 'picture_no', sql`true`);
          return keys.filter((key) => !left.includes(key));
        },
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
          insert into settle_receipt (tmc_number, bank_reference, statement_no, row_no, received_on, amount, payer_name, purpose)
          values ('TMC001', ${`REF-${row}`}, ${statement.statement_no}, ${row}, '2026-11-20', 100, '付款方',
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
