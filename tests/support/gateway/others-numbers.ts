import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { begin } from '../../../src/domain/approval/progress';
import { insertApplication, type NewApplication } from '../../../demo/gateway/approval/queries';
import { findCaller } from '../../../demo/gateway/permission/callers';
import { APPLY_TYPE } from '../../../src/contract/approval/approval';
import { addExport } from '../../../src/contract/download/download';
import { sendMessage } from '../../../src/contract/customer-service';
import { queryOrderFormInfo, saveFrequentTraveller } from '../../../src/contract/travellers/travellers';
import { INFANT, bookSelf, self } from './booking';
import type { TestGateway } from './harness';
import { upload } from './sample-files';

/** Numbers of one kind: one the caller may use, others' that are none of their business, and one of nothing. */
export interface Numbers {
  own: string;
  others: string[];
  none: string;
}

/** What a field of a body numbers, by its name. */
const FIELDS = {
  order: /^orderNo$/,
  application: /^(applyId|overStandardApplyId|changeOf)$/,
  staff: /^(staffN[oO]|staffId|staffNOs|staffNOList|travellerNOList)$/,
  contact: /^contactNO$/,
  enterprise: /^(companyN[oO]|enterpriseNum)$/,
  costCenter: /^(costCenterNo|costCenterNOList)$/,
  accountingEntity: /^accountingEntityNo$/,
  department: /^(deptN[oO]|deptNOList|departmentId)$/,
  project: /^projectNo$/,
  ticket: /^ticketNo$/,
  message: /^messageId$/,
  export: /^exportNo$/,
  deputy: /^deputyId$/,
  file: /^fileNos$/,
};
export type NumberKind = keyof typeof FIELDS;

/** Undefined for a field that numbers nothing that belongs to anyone. */
export function kindOf(field: string): NumberKind | undefined {
  return (Object.keys(FIELDS) as NumberKind[]).find((kind) => FIELDS[kind].test(field));
}

const ELSEWHERE = '100002';

/**
 * Numbers for someone of the first enterprise. Those of others are of another enterprise and, unless they see all of
 * their own, of a colleague, who is `colleague`.
 */
export async function numbersFor(
  gateway: TestGateway,
  as: string,
  { colleague, seesAll }: { colleague: string; seesAll: boolean },
): Promise<Record<NumberKind, Numbers>> {
  const { staffNO } = await self(gateway, as);
  const form = await gateway.ok(queryOrderFormInfo, {}, { as });
  const foreign = (table: string, column: string) => numberIn(gateway, table, column);
  const foreignStaff = await foreign('staff', 'staff_no');
  const colleagueNo = (await self(gateway, colleague)).staffNO;
  const ownOrder = await orderToRefund(gateway, as, staffNO);
  const hiddenOrders = seesAll ? [] : [await orderToRefund(gateway, colleague, colleagueNo)];
  const hiddenRequests = seesAll ? [] : [await requestOf(gateway, colleagueNo)];
  return {
    order: {
      own: ownOrder,
      others: [await foreign('flight_order', 'order_no'), ...hiddenOrders],
      none: '26010100000000',
    },
    application: {
      own: await requestOf(gateway, staffNO),
      others: [await requestOf(gateway, foreignStaff), ...hiddenRequests],
      none: 'SP26010100000000',
    },
    staff: { own: staffNO, others: [foreignStaff], none: '1000029999' },
    deputy: {
      own: await deputyOf(gateway, staffNO),
      others: [await deputyOf(gateway, foreignStaff), await deputyOf(gateway, colleagueNo)],
      none: '999999999',
    },
    contact: {
      own: await contactOf(gateway, as),
      others: [await contactOf(gateway, colleague)],
      none: randomUUID(),
    },
    enterprise: { own: '100001', others: [ELSEWHERE], none: '999999' },
    costCenter: {
      own: form.costCenterList[0]?.no ?? '',
      others: [await foreign('cost_center', 'cost_center_no')],
      none: 'CC999999',
    },
    accountingEntity: {
      own: form.accountingEntityList[0]?.no ?? '',
      others: [await foreign('accounting_entity', 'accounting_entity_no')],
      none: 'AE999999',
    },
    department: {
      own: form.defaultCost.deptNo,
      others: [await foreign('department', 'dept_no')],
      none: 'D999999',
    },
    project: {
      own: form.projectList[0]?.no ?? '',
      others: [await foreign('project', 'project_no')],
      none: 'P999999',
    },
    ticket: {
      own: await ticketIn(gateway, '100001', staffNO),
      others: [await ticketIn(gateway, ELSEWHERE)],
      none: '9990000000000',
    },
    message: {
      own: await messageOf(gateway, as),
      others: [await messageOf(gateway, colleague)],
      none: randomUUID(),
    },
    export: {
      own: await exportOf(gateway, as),
      others: [await exportOf(gateway, colleague)],
      none: `E${'0'.repeat(32)}`,
    },
    file: {
      own: (await upload(gateway, as)).fileNo,
      others: [(await upload(gateway, colleague)).fileNo],
      none: `F${'0'.repeat(32)}`,
    },
  };
}

/** The first number of a table in the other enterprise. */
async function numberIn({ db }: TestGateway, table: string, column: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`select min(${sql.ref(column)}) as number
    from ${sql.table(table)} where enterprise_num = ${ELSEWHERE}`.execute(db);
  assert.ok(rows[0]?.number, table);
  return rows[0].number;
}

/** A ticket of an enterprise's order, which a member of staff has booked if one is named. */
async function ticketIn({ db }: TestGateway, enterpriseNum: string, bookerNo?: string): Promise<string> {
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

/** An order of someone, whose refund waits for an approver nobody logs in as. */
async function orderToRefund(gateway: TestGateway, as: string, staffNo: string): Promise<string> {
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

/** A trip request of someone, before an approver nobody logs in as. */
const requestOf = (gateway: TestGateway, staffNo: string): Promise<string> =>
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
  const progress = begin([{ step, people }], applicant.staffNo, gateway.clock.now);
  assert.ok(progress);
  return insertApplication(gateway.db, {
    ...what,
    applicant,
    begun: { progress, flowVersion: 0, copies: [] },
    reason: '客户拜访',
    createdAt: gateway.clock.now,
    deadline: new Date('2026-12-03T00:00:00Z'),
    orderNo: null,
    choice: null,
  });
}

/** Of an absence of somebody that has not ended. */
async function deputyOf(gateway: TestGateway, staffNo: string): Promise<string> {
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

async function contactOf(gateway: TestGateway, as: string): Promise<string> {
  const { passagerName, sexTem, birthDay, nationality, cardNo, phone } = INFANT;
  const documents = [{ cardType: 0, cardNo, holderName: '', validUntil: '' }];
  const contact = { contactNO: '', passagerName, sexTem, birthDay, nationality, phone, documents };
  return (await gateway.ok(saveFrequentTraveller, contact, { as })).contactNO;
}

async function exportOf(gateway: TestGateway, as: string): Promise<string> {
  const { exportNo } = await gateway.ok(addExport, { kind: 'order', format: 'csv', query: {} }, { as });
  return exportNo;
}

async function messageOf(gateway: TestGateway, as: string): Promise<string> {
  const messageId = randomUUID();
  await gateway.ok(sendMessage, { messageId, content: '您好' }, { as });
  return messageId;
}
