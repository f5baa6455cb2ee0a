import { COST_TABLE } from '../../../src/contract/cost-center/import';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import '../../../demo/gateway/settlement/schema';
import { startFlow } from '../../../src/domain/approval/progress';
import { insertApplication, type NewApplication } from '../../../demo/gateway/approval/applications/queries';
import { openSession } from '../../../demo/gateway/login/session';
import { hashToken } from '../../../demo/gateway/server/http/token';
import { newNumber } from '../../../demo/gateway/server/new-number';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { APPLY_TYPE } from '../../../src/contract/approval/approval';
import { addExport } from '../../../src/contract/download/download';
import { sendMessage } from '../../../src/contract/customer-service';
import { saveFrequentTraveller } from '../../../src/contract/travellers/travellers';
import { INFANT, bookSelf } from './areas/booking';
import type { TestGateway } from './harness';
import { sessionStart } from './session-start';

export const OTHER_ENTERPRISE = '100002';

/** First number of a table in the other enterprise. */
export async function firstNumberIn({ db }: TestGateway, table: string, column: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`select min(${sql.ref(column)}) as number
    from ${sql.table(table)} where enterprise_num = ${OTHER_ENTERPRISE}`.execute(db);
  assert.ok(rows[0]?.number, table);
  return rows[0].number;
}

/** Ticket of an enterprise's order, booked by `staffNo` if given. */
export async function ticketIn(
  { db }: TestGateway,
  enterpriseNum: string,
  bookerNo?: string,
): Promise<string> {
  const { ticket_no } = await db
    .selectFrom('ticket as t')
    .innerJoin('flight_order as o', 'o.order_no', 't.order_no')
    .select('t.ticket_no')
    .where('t.ticket_no', 'is not', null)
    .where('o.enterprise_num', '=', enterpriseNum)
    .$if(bookerNo !== undefined, (q) => q.where('o.booker_no', '=', bookerNo ?? ''))
    .executeTakeFirstOrThrow();
  return ticket_no ?? '';
}

/** Last bill of an enterprise. */
export async function billOf({ db }: TestGateway, enterpriseNum: string): Promise<string> {
  const { bill_no } = await db
    .selectFrom('settle_bill')
    .select('bill_no')
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('bill_date', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return bill_no;
}

/** Creates a pending dispute on a line of the first bill with lines in a member of staff's enterprise. */
export async function disputeOf({ db, clock }: TestGateway, staffNo: string): Promise<string> {
  const disputeNo = `ZY${randomUUID().replaceAll('-', '')}`;
  const { enterprise_num } = await db
    .selectFrom('staff')
    .select('enterprise_num')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  const { line_no, bill_no } = await db
    .selectFrom('settle_line as l')
    .innerJoin('settle_bill as b', 'b.bill_no', 'l.bill_no')
    .select(['l.line_no', 'l.bill_no'])
    .where('b.enterprise_num', '=', enterprise_num)
    .where('l.kind', '=', 'fare')
    .where((eb) =>
      eb(
        'l.line_no',
        'not in',
        eb.selectFrom('settle_dispute_line').select('line_no').where('is_live', '=', true),
      ),
    )
    .orderBy('l.line_no')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('settle_dispute')
    .values({
      dispute_no: disputeNo,
      bill_no,
      enterprise_num,
      reason: 'other',
      raised_by: staffNo,
      raised_name: '提出人',
      raised_at: clock.now,
      ended_at: null,
    })
    .execute();
  await db
    .insertInto('settle_dispute_line')
    .values({
      dispute_no: disputeNo,
      line_no,
      claim_amount: 1,
      accepted_amount: null,
      correction_line_no: null,
    })
    .execute();
  await db
    .insertInto('settle_dispute_message')
    .values({
      dispute_no: disputeNo,
      sequence: 1,
      sender: 'enterprise',
      sender_name: '提出人',
      content: '请核实',
      sent_at: clock.now,
    })
    .execute();
  return disputeNo;
}

/** Creates an order of a member of staff whose refund awaits an approver without an account. */
export async function orderToRefund(gateway: TestGateway, as: string, staffNo: string): Promise<string> {
  const { orderNo } = await bookSelf(gateway, as);
  await insertFor(gateway, staffNo, {
    applyType: APPLY_TYPE.refund,
    refund: {
      orderNo,
      reasonType: 1,
      reasonName: '行程变更',
      isVoluntary: true,
      remark: '',
      tickets: [],
      refundFee: 0,
      refundAmount: 0,
      violations: [],
      overReason: '客户取消会议',
    },
    trip: null,
  });
  return orderNo;
}

/** Creates a trip request of a member of staff that awaits an approver without an account. */
export const requestOf = (gateway: TestGateway, staffNo: string): Promise<string> =>
  insertFor(gateway, staffNo, {
    applyType: APPLY_TYPE.trip,
    trip: {
      purposeCode: 'P1',
      purposeName: '客户拜访',
      cities: [{ cityCode: 'SHA', cityName: '上海' }],
      beginDate: '2026-12-01',
      endDate: '2026-12-03',
      travellers: [{ staffNO: staffNo, staffName: '出行人' }],
      budget: null,
      legs: [],
      costCenterNo: '',
      costCenterName: '',
      accountingEntityNo: '',
      accountingEntityName: '',
      form: null,
    },
  });

async function insertFor(
  gateway: TestGateway,
  staffNo: string,
  what: Pick<NewApplication, 'applyType' | 'trip' | 'refund'>,
): Promise<string> {
  const applicant = await findCaller(gateway.db, staffNo);
  assert.ok(applicant);
  const step = { stepNo: 1, stepName: '审批', mode: 'any' } as const;
  const people = [{ staffNO: `${applicant.enterpriseNum}0040`, staffName: '审批人' }];
  const progress = startFlow([{ step, people }], { applicantNO: applicant.staffNo }, gateway.clock.now);
  assert.ok(progress);
  return insertApplication(gateway.db, {
    ...what,
    applicant,
    begun: { progress, travellerNOs: [], flowVersion: 0, copies: [] },
    reason: '客户拜访',
    createdAt: gateway.clock.now,
    deadline: new Date('2026-12-03T00:00:00Z'),
    orderNo: null,
    choice: null,
  });
}

/** Creates a deputy for a member of staff's absence that has not ended. */
export async function deputyOf(gateway: TestGateway, staffNo: string): Promise<string> {
  const { rows } = await sql<{ deputy_id: number }>`
    insert into approval_deputy (deputy_id, enterprise_num, staff_no, deputy_no, begin_date, end_date, created_at)
    overriding system value
    -- so long that it is found nowhere else in an answer
    select 700000000 + nextval('approval_seq'), s.enterprise_num, s.staff_no, min(d.staff_no), '2026-01-01', '2099-12-31', now()
    from staff s join staff d on d.enterprise_num = s.enterprise_num and d.staff_no <> s.staff_no
    where s.staff_no = ${staffNo} group by s.enterprise_num, s.staff_no
    returning deputy_id`.execute(gateway.db);
  return String(rows[0]?.deputy_id);
}

export async function contactOf(gateway: TestGateway, as: string): Promise<string> {
  const { passagerName, sexTem, birthDay, nationality, cardNo, phone } = INFANT;
  const documents = [{ cardType: 0, cardNo, holderName: '', validUntil: '' }];
  const contact = { contactNO: '', passagerName, sexTem, birthDay, nationality, phone, documents };
  return (await gateway.ok(saveFrequentTraveller, contact, { as })).contactNO;
}

export async function exportOf(gateway: TestGateway, as: string): Promise<string> {
  const { exportNo } = await gateway.ok(addExport, { kind: 'order', format: 'csv', query: {} }, { as });
  return exportNo;
}

/** Creates a finished import of a member of staff. */
export async function importJobOf({ db, clock }: TestGateway, staffNo: string): Promise<string> {
  const importJobNo = `J${randomUUID().replaceAll('-', '')}`;
  const { enterprise_num } = await db
    .selectFrom('staff')
    .select('enterprise_num')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('import_job')
    .values({
      import_no: importJobNo,
      enterprise_num,
      staff_no: staffNo,
      kind: 'staff',
      file_name: '员工.csv',
      settings: '{}',
      import_state: 'done',
      rows_total: 1,
      rows_done: 1,
      rows_written: 1,
      refused_list: '[]',
      asked_at: clock.now,
      ended_at: clock.now,
    })
    .execute();
  return importJobNo;
}

/** Creates a scheduled report of a member of staff, without recipients. */
export async function scheduleOf({ db }: TestGateway, staffNo: string): Promise<string> {
  const scheduleId = `RS${randomUUID().replaceAll('-', '')}`;
  const { enterprise_num } = await db
    .selectFrom('staff')
    .select('enterprise_num')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report_schedule')
    .values({
      schedule_id: scheduleId,
      enterprise_num,
      staff_no: staffNo,
      schedule_name: '每周差旅',
      page_path: '/travelReport/pandect',
      asked: JSON.stringify({
        products: ['flight'],
        basis: 'booked',
        deptNOList: [],
        staffNOList: [],
        costCenterNOList: [],
        accountingEntityNOList: [],
      }),
      period: 'lastMonth',
      every: 'month',
      day: 1,
      time: '08:00',
      language: 'zh',
      next_run_at: new Date('2099-01-01T00:00:00Z'),
      created_at: new Date('2026-01-01T00:00:00Z'),
    })
    .execute();
  return scheduleId;
}

/** Creates an empty finished comparison of the last bill of a member of staff's enterprise. */
export async function comparisonOf(gateway: TestGateway, staffNo: string): Promise<string> {
  const comparisonNo = `C${randomUUID().replaceAll('-', '')}`;
  const { enterprise_num } = await gateway.db
    .selectFrom('staff')
    .select('enterprise_num')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  await gateway.db
    .insertInto('bill_comparison')
    .values({
      comparison_no: comparisonNo,
      enterprise_num,
      bill_no: await billOf(gateway, enterprise_num),
      file_name: '费用记录.csv',
      comparison_state: 'compared',
      compare_by: 'ticket',
      header_list: '["票号","金额"]',
      column_list: '[]',
      row_count: 1,
      asked_by: staffNo,
      asked_name: '上传人',
      asked_at: gateway.clock.now,
    })
    .execute();
  return comparisonNo;
}

/** Creates a checked but unapplied import of cost centres in a member of staff's enterprise. */
export async function importOf({ db }: TestGateway, staffNo: string): Promise<string> {
  const importNo = `I${randomUUID().replaceAll('-', '')}`;
  const { enterprise_num } = await db
    .selectFrom('staff')
    .select('enterprise_num')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('import_job')
    .values({
      import_no: importNo,
      enterprise_num,
      kind: COST_TABLE,
      variant: 'costCenter',
      file_name: '成本中心.csv',
      settings: '{}',
      import_state: 'checked',
      header_list: '["编号"]',
      column_list: '[]',
      rows_total: 1,
      wrong_count: 1,
      refused_list: '[]',
      checked_on: '2026-01-01',
      staff_no: staffNo,
      asked_at: new Date('2026-01-01T00:00:00Z'),
    })
    .execute();
  return importNo;
}

export async function messageOf(gateway: TestGateway, as: string): Promise<string> {
  const messageId = randomUUID();
  await gateway.ok(sendMessage, { messageId, content: '您好' }, { as });
  return messageId;
}

/** Creates an undecided transfer of a member of staff's enterprise. */
export async function rechargeOf(gateway: TestGateway, staffNo: string): Promise<string> {
  const rechargeNo = newNumber('CZ', gateway.clock.now);
  await gateway.db
    .insertInto('wallet_recharge')
    .values({
      recharge_no: rechargeNo,
      enterprise_num: staffNo.slice(0, 6),
      way: 'offline',
      recharge_state: 'waiting',
      amount: 100_000,
      sub_pay_type: null,
      applicant_no: staffNo,
      applied_at: gateway.clock.now,
      transferred_on: '2026-11-19',
      decided_at: null,
      trade_no: null,
    })
    .execute();
  return rechargeNo;
}

/** Creates a payment review that a member of staff has requested for an order of their enterprise. */
export async function reviewOf(gateway: TestGateway, staffNo: string): Promise<string> {
  const enterpriseNum = staffNo.slice(0, 6);
  const reviewNo = `FH${'1'.repeat(12)}${enterpriseNum}`;
  const { order_no } = await gateway.db
    .selectFrom('flight_order')
    .select('order_no')
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('order_no')
    .limit(1)
    .executeTakeFirstOrThrow();
  await gateway.db
    .insertInto('wallet_review')
    .values({
      review_no: reviewNo,
      enterprise_num: enterpriseNum,
      order_no,
      amount: 100_000,
      review_state: 'waiting',
      asked_by: staffNo,
      asked_at: gateway.clock.now,
      decided_by: null,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return reviewNo;
}

/** Creates an unused session of a member of staff. */
export async function sessionOf(gateway: TestGateway, staffNo: string): Promise<string> {
  const { db } = gateway;
  const { user_no: userNo, enterprise_num: enterpriseNum } = await db
    .selectFrom('staff')
    .select(['user_no', 'enterprise_num'])
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  const holder = { userNo, enterpriseNum, staffNo, bounds: null };
  const { authSign } = await openSession(db, holder, sessionStart(gateway));
  const { session_no } = await db
    .selectFrom('session')
    .select('session_no')
    .where('token_hash', '=', hashToken(authSign))
    .executeTakeFirstOrThrow();
  return session_no;
}
