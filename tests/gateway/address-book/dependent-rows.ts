import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../demo/gateway/db/database';
import { SETTLE_PRODUCTS } from '../../../src/contract/settlement/products';
import { NOW } from '../../support/gateway/process/test-database';
import { scheduleIdOf, type Sample } from './dependent-samples';

const LATER = new Date(NOW.getTime() + 30 * 24 * 3_600_000);

interface RowSample extends Pick<Sample, 'kind' | 'onStop' | 'onDeparture'> {
  made: readonly ((staffNo: string) => RawBuilder<unknown>)[];
  /** Selects the staff number of the row's holder as `no`. */
  found(staffNo: string): RawBuilder<{ no: string }>;
}

interface Place {
  enterpriseNum: string;
  deptNo: string;
  /** Staff number of the successor. */
  adminNo: string;
}

/** Samples of dependents that consist of one plain row in each area. */
export function dependentRows(db: Database, place: Place): readonly Sample[] {
  const samples = [...rightsIn(place), ...placesIn(place), ...listsIn(place)];
  return samples.map(({ kind, onStop, onDeparture, made, found }) => ({
    kind,
    onStop,
    onDeparture,
    async make(staffNo) {
      for (const statement of made) await statement(staffNo).execute(db);
    },
    holder: async (staffNo) => (await found(staffNo).execute(db)).rows[0]?.no,
  }));
}

const ends = { onStop: 'end', onDeparture: 'end' } as const;
/** Stopped staff keep these rows for their return; departed staff lose them. */
const rests = { onStop: 'rest', onDeparture: 'end' } as const;

const exportNo = (staffNo: string) => `E${hashOf(staffNo).slice(0, 32)}`;
const hashOf = (staffNo: string): string => createHash('sha256').update(staffNo).digest('hex');

/** Rows that grant the staff member a right. */
const rightsIn = ({ enterpriseNum }: Place): RowSample[] => [
  {
    kind: 'export',
    ...ends,
    made: [
      (
        no,
      ) => sql`insert into export_job (export_no, enterprise_num, staff_no, kind, format, query, file_name, asked_at)
        values (${exportNo(no)}, ${enterpriseNum}, ${no}, 'orders', 'xlsx', '{}', '订单', ${NOW})`,
    ],
    found: (no) =>
      sql`select staff_no as no from export_job where export_no = ${exportNo(no)} and export_state <> 'removed'`,
  },
  {
    kind: 'biCode',
    ...ends,
    made: [
      (no) => sql`insert into bi_pre_authorisation (code_hash, user_no, staff_no, enterprise_num, expires_at)
        select ${hashOf(no)}, user_no, staff_no, enterprise_num, ${LATER} from staff where staff_no = ${no}`,
    ],
    found: (no) => sql`select staff_no as no from bi_pre_authorisation where code_hash = ${hashOf(no)}`,
  },
  {
    kind: 'approvalLink',
    ...ends,
    made: [
      (no) => sql`with told as (
          insert into notice (enterprise_num, staff_no, occasion, kind, applicant_name, by_name, created_at)
          values (${enterpriseNum}, ${no}, ${`link ${no}`}, 'asked', '', '', ${NOW}) returning notice_no)
        insert into approval_link (token_hash, notice_no, apply_id, enterprise_num, staff_no, made_at, expires_at)
        select ${hashOf(no)}, notice_no, (select min(apply_id) from approval_request where enterprise_num = ${enterpriseNum}),
          ${enterpriseNum}, ${no}, ${NOW}, ${LATER} from told`,
    ],
    found: (no) => sql`select staff_no as no from approval_link where token_hash = ${hashOf(no)}`,
  },
  {
    kind: 'session',
    ...ends,
    made: [
      (no) => sql`insert into session
          (token_hash, user_no, enterprise_num, staff_no, created_at, last_seen_at, expires_at, ends_at)
        select ${hashOf(no)}, user_no, enterprise_num, staff_no, ${NOW}, ${NOW}, ${LATER}, ${LATER}
        from staff where staff_no = ${no}`,
    ],
    found: (no) => sql`select staff_no as no from session where token_hash = ${hashOf(no)}`,
  },
];

/** Rows in which other staff or forms refer to the staff member. */
const placesIn = ({ enterpriseNum, deptNo, adminNo }: Place): RowSample[] => [
  {
    kind: 'subordinate',
    onStop: 'rest',
    onDeparture: 'successor',
    made: [
      (no) => sql`update staff set supervisor_no = ${no}, staff_name = ${`下属${no}`} where staff_no = (
        select max(staff_no) from staff where enterprise_num = ${enterpriseNum} and staff_state = 'active'
          and supervisor_no is null and staff_no not in (${no}, ${adminNo}))`,
    ],
    found: (no) => sql`select supervisor_no as no from staff where staff_name = ${`下属${no}`}`,
  },
  {
    kind: 'invitation',
    onStop: 'either',
    onDeparture: 'either',
    made: [
      (no) => sql`insert into invitation
          (invitation_no, token_hash, enterprise_num, dept_no, position_no, role_no, invited_by, max_uses, created_at, expires_at)
        select ${`IV-${no}`}, ${hashOf(no)}, enterprise_num, dept_no, position_no, ${`${enterpriseNum}-staff`}, staff_no, 5,
          ${NOW}, ${LATER} from staff where staff_no = ${no}`,
    ],
    found: (no) =>
      sql`select invited_by as no from invitation where invitation_no = ${`IV-${no}`} and withdrawn_at is null`,
  },
  {
    kind: 'goodsReceiver',
    onStop: 'rest',
    onDeparture: 'either',
    made: [
      (no) => sql`insert into delivery_address
          (address_no, enterprise_num, address_name, city_code, address, contact, phone, dept_nos, is_default, is_enable)
        values (${`DA-${no}`}, ${enterpriseNum}, ${`地址${no}`}, 'BJS', '路1号', '林', '13700000000', ${[deptNo]}, false, true)`,
      (no) => sql`insert into goods_receiver (enterprise_num, address_no, staff_no, phone, time_from, time_to)
        values (${enterpriseNum}, ${`DA-${no}`}, ${no}, '13700000000', '09:00', '18:00')`,
    ],
    found: (no) => sql`select staff_no as no from goods_receiver where address_no = ${`DA-${no}`}`,
  },
  {
    kind: 'walletWarned',
    onStop: 'either',
    onDeparture: 'either',
    made: [
      () => sql`insert into wallet_rule (enterprise_num, revision, changed_at) values (${enterpriseNum}, 1, ${NOW})
        on conflict do nothing`,
      () => sql`delete from wallet_warned where staff_no = ${adminNo}`,
      (no) => sql`insert into wallet_warned (enterprise_num, staff_no) values (${enterpriseNum}, ${no})`,
    ],
    found: (no) =>
      sql`select staff_no as no from wallet_warned where staff_no in (${no}, ${adminNo}) order by staff_no = ${no} desc`,
  },
];

/** Rows of lists that include the staff member. */
const listsIn = ({ enterpriseNum, deptNo, adminNo }: Place): RowSample[] => [
  {
    kind: 'travelStandard',
    ...rests,
    made: [
      (
        no,
      ) => sql`insert into travel_standard (enterprise_num, standard_name, staff_no, max_cabin_type, advance_days)
        values (${enterpriseNum}, ${`标准${no}`}, ${no}, 1, 0)`,
    ],
    found: (no) => sql`select staff_no as no from travel_standard where staff_no = ${no}`,
  },
  {
    kind: 'agreementWhitelist',
    ...rests,
    made: [
      (no) => sql`with list as (
          insert into agreement_whitelist (enterprise_num, agreement_name, airline, valid_from, dept_nos, is_enable, remark)
          values (${enterpriseNum}, ${`协议${no}`}, 'CA', '2026-01-01', ${[deptNo]}, true, '') returning whitelist_no)
        insert into whitelist_staff (enterprise_num, whitelist_no, staff_no, remark)
        select ${enterpriseNum}, whitelist_no, ${no}, '' from list`,
    ],
    found: (no) => sql`select staff_no as no from whitelist_staff where staff_no = ${no}`,
  },
  {
    kind: 'costOpenTo',
    ...rests,
    made: [
      (no) => sql`insert into cost_open_to (cost_kind, object_no, enterprise_num, staff_no)
        select 'costCenter', min(cost_center_no), ${enterpriseNum}, ${no} from cost_center
        where enterprise_num = ${enterpriseNum}`,
    ],
    found: (no) => sql`select staff_no as no from cost_open_to where staff_no = ${no}`,
  },
  {
    kind: 'bookingProduct',
    ...rests,
    made: [
      (no) => sql`update booking_product set staff_nos = staff_nos || ${no}::text where product_key = (
        select min(product_key) from booking_product where enterprise_num = ${enterpriseNum})`,
    ],
    found: (no) => sql`select ${no}::text as no from booking_product where ${no} = any(staff_nos)`,
  },
  {
    kind: 'settleProduct',
    ...rests,
    made: [
      (no) => sql`insert into settle_product_users
          (enterprise_num, product_no, revision, is_all_staff, changed_by, changed_at)
        values (${enterpriseNum}, ${SETTLE_PRODUCTS[0]}, 1, false, ${no}, ${NOW}) on conflict do nothing`,
      (no) => sql`insert into settle_product_user (enterprise_num, product_no, revision, staff_no)
        values (${enterpriseNum}, ${SETTLE_PRODUCTS[0]}, 1, ${no})`,
    ],
    found: (no) => sql`select u.staff_no as no from settle_product_user u where u.staff_no = ${no}
      and u.revision = (select max(revision) from settle_product_users s
        where s.enterprise_num = u.enterprise_num and s.product_no = u.product_no)`,
  },
  {
    kind: 'reportRecipient',
    ...ends,
    made: [
      (
        no,
      ) => sql`with received as (insert into report_schedule (schedule_id, enterprise_num, staff_no, schedule_name,
            page_path, period, asked, every, day, time, language, next_run_at, created_at)
          select 'of-admin ' || schedule_id, enterprise_num, ${adminNo}, schedule_name,
            page_path, period, asked, every, day, time, language, next_run_at, created_at
          from report_schedule where schedule_id = ${scheduleIdOf(no)} returning schedule_id)
        insert into report_recipient (schedule_id, staff_no) select schedule_id, ${no} from received`,
    ],
    found: (no) => sql`select staff_no as no from report_recipient where staff_no = ${no}`,
  },
];
