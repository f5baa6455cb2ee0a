import { randomUUID } from 'node:crypto';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { self } from './areas/booking';
import type { TestGateway } from './harness';
import { insertInvoice, insertTemplate, insertTitle } from './areas/money/invoice-samples';
import { upload } from './sample-files';
import {
  OTHER_ENTERPRISE,
  firstNumberIn,
  ticketIn,
  billOf,
  comparisonOf,
  disputeOf,
  orderToRefund,
  requestOf,
  deputyOf,
  contactOf,
  exportOf,
  importJobOf,
  scheduleOf,
  messageOf,
  rechargeOf,
  reviewOf,
  sessionOf,
} from './sample-numbers';

/** Numbers of one kind: one that the caller may use, those of others, and one that does not exist. */
export interface Numbers {
  own: string;
  others: string[];
  none: string;
}

/** Fields of bodies by the kind of number that they contain. */
const FIELDS = {
  order: /^orderNo$/,
  application: /^(applyId|overStandardApplyId|changeOf)$/,
  staff:
    /^(staffN[oO]|staffI[dD]|staffNOs|staffNOList|otherNOList|travellerNOList|recipientNOList|ownerNO|warnedNOList|userkeyId)$/,
  contact: /^contactNO$/,
  enterprise: /^(companyN[oO]|companyID|enterpriseNum)$/,
  costCenter: /^(costCenterN[oO]|costCenterNOList|no|parentNO|successorNO)$/,
  accountingEntity: /^(accountingEntityNo|accountingEntityNOList|entityNOList)$/,
  department: /^(deptN[oO]|deptNOList|deptAloneNOList|departmentId|orgnaizeID)$/,
  project: /^projectNo$/,
  ticket: /^ticketNo$/,
  message: /^messageId$/,
  export: /^exportNo$/,
  deputy: /^deputyId$/,
  file: /^(fileNos|fileNoList)$/,
  schedule: /^scheduleId$/,
  importJob: /^importJobNo$/,
  bill: /^billNo$/,
  dispute: /^disputeNo$/,
  comparison: /^comparisonNo$/,
  recharge: /^rechargeNo$/,
  review: /^reviewNo$/,
  invoice: /^invoiceNo$/,
  invoiceTitle: /^titleNo$/,
  invoiceTemplate: /^templateNo$/,
  position: /^positionNO$/,
  session: /^sessionNo$/,
};
export type NumberKind = keyof typeof FIELDS;

/** Returns undefined for a field without a number that belongs to a user or enterprise. */
export function kindOf(field: string): NumberKind | undefined {
  return (Object.keys(FIELDS) as NumberKind[]).find((kind) => FIELDS[kind].test(field));
}

/**
 * Numbers for a user of the first enterprise. Those of others belong to another enterprise and, unless the user sees
 * all of their own, to a colleague, `colleague`.
 */
export async function numbersFor(
  gateway: TestGateway,
  as: string,
  { colleague, seesAll }: { colleague: string; seesAll: boolean },
): Promise<Record<NumberKind, Numbers>> {
  const { staffNO } = await self(gateway, as);
  const form = await gateway.ok(queryOrderFormInfo, {}, { as });
  const foreign = (table: string, column: string) => firstNumberIn(gateway, table, column);
  const foreignStaff = await foreign('staff', 'staff_no');
  const colleagueNo = (await self(gateway, colleague)).staffNO;
  const ownOrder = await orderToRefund(gateway, as, staffNO);
  const hiddenOrders = seesAll ? [] : [await orderToRefund(gateway, colleague, colleagueNo)];
  const [ownTitle, foreignTitle] = [
    await insertTitle(gateway, staffNO),
    await insertTitle(gateway, foreignStaff),
  ];
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
    enterprise: { own: '100001', others: [OTHER_ENTERPRISE], none: '999999' },
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
      others: [await ticketIn(gateway, OTHER_ENTERPRISE)],
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
    importJob: {
      own: await importJobOf(gateway, staffNO),
      // importers of an enterprise share its history
      others: [
        await importJobOf(gateway, foreignStaff),
        ...(seesAll ? [] : [await importJobOf(gateway, colleagueNo)]),
      ],
      none: `J${'0'.repeat(32)}`,
    },
    schedule: {
      own: await scheduleOf(gateway, staffNO),
      others: [await scheduleOf(gateway, foreignStaff), await scheduleOf(gateway, colleagueNo)],
      none: `RS${'0'.repeat(32)}`,
    },
    bill: {
      own: await billOf(gateway, '100001'),
      others: [await billOf(gateway, OTHER_ENTERPRISE)],
      none: 'ZD20200101-100001',
    },
    dispute: {
      own: await disputeOf(gateway, staffNO),
      others: [await disputeOf(gateway, foreignStaff)],
      none: `ZY${'0'.repeat(32)}`,
    },
    comparison: {
      own: await comparisonOf(gateway, staffNO),
      others: [await comparisonOf(gateway, foreignStaff)],
      none: `C${'0'.repeat(32)}`,
    },
    recharge: {
      own: await rechargeOf(gateway, staffNO),
      others: [await rechargeOf(gateway, foreignStaff)],
      none: `CZ${'0'.repeat(18)}`,
    },
    review: {
      own: await reviewOf(gateway, staffNO),
      others: [await reviewOf(gateway, foreignStaff)],
      none: `FH${'0'.repeat(18)}`,
    },
    invoice: {
      own: await insertInvoice(gateway, staffNO, ownTitle),
      others: [await insertInvoice(gateway, foreignStaff, foreignTitle)],
      none: `FP${'0'.repeat(18)}`,
    },
    invoiceTitle: { own: ownTitle, others: [foreignTitle], none: `TT${'0'.repeat(18)}` },
    invoiceTemplate: {
      own: await insertTemplate(gateway, staffNO),
      others: [await insertTemplate(gateway, foreignStaff)],
      none: `TM${'0'.repeat(18)}`,
    },
    session: {
      own: await sessionOf(gateway, staffNO),
      others: [await sessionOf(gateway, foreignStaff), await sessionOf(gateway, colleagueNo)],
      none: randomUUID(),
    },
    position: {
      own: '100001P1',
      others: [await foreign('job_position', 'position_no')],
      none: 'P999999',
    },
    file: {
      own: (await upload(gateway, as)).fileNo,
      others: [(await upload(gateway, colleague)).fileNo],
      none: `F${'0'.repeat(32)}`,
    },
  };
}
