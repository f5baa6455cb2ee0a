import { OBJECT } from '../../../src/contract/permission/objects';
import {
  confirmSettleBill,
  querySettleBill,
  querySettleBillGroups,
  querySettleBillLines,
  querySettleBills,
} from '../../../src/contract/settlement/bills';
import { querySettlementContract } from '../../../src/contract/settlement/contract-info';
import {
  addDisputeMessage,
  disputeBillLines,
  querySettleDispute,
  querySettleDisputes,
  withdrawDispute,
} from '../../../src/contract/settlement/disputes';
import type { Database } from '../db/database';
import { atOneMoment } from '../db/transaction';
import type { Caller } from '../server/http/caller';
import { Fault } from '../server/http/fault';
import { implement, type CallerContext, type Implementation } from '../server/http/implement';
import { findBill, findEvents, type BillRow } from './bills/bill-queries';
import { viewBill } from './bills/bill-view';
import { confirmBill } from './bills/confirm';
import { contractView } from './bills/contract-view';
import { requireEnterpriseScope } from './bills/enterprise-scope';
import { raiseDispute, withdraw, writeToAgency, type Disputant } from './disputes/dispute';
import { findClaims, findDisputes, findMessages } from './disputes/dispute-queries';
import { findLines, groupLines, linesByNo, sumLines } from './lines/line-queries';
import { listBills } from './bills/list';

const mayConfirm = ({ objects }: Caller): boolean => objects.has(OBJECT.confirmBills);

async function billOf(db: Database, { enterpriseNum }: Caller, billNo: string): Promise<BillRow> {
  const bill = await findBill(db, enterpriseNum, billNo);
  if (bill === undefined) throw new Fault('billUnknown');
  return bill;
}

const disputantOf = ({ caller, now }: CallerContext): Disputant => ({
  enterpriseNum: caller.enterpriseNum,
  staffNo: caller.staffNo,
  staffName: caller.staffName,
  now,
});

export function settlementRoutes(): Implementation[] {
  return [...billRoutes(), ...disputeRoutes()];
}

function billRoutes(): Implementation[] {
  return [
    implement(querySettlementContract, ({ db, caller }) => {
      requireEnterpriseScope(caller);
      return atOneMoment(db, (moment) => contractView(moment, caller.enterpriseNum));
    }),

    implement(querySettleBills, ({ db, caller, now }, body) => {
      requireEnterpriseScope(caller);
      return atOneMoment(db, (moment) => listBills(moment, caller.enterpriseNum, body, now));
    }),

    implement(querySettleBill, ({ db, caller, now }, { billNo }) => {
      requireEnterpriseScope(caller);
      return atOneMoment(db, async (moment) => {
        const row = await billOf(moment, caller, billNo);
        const isOpen = row.bill_state === 'toConfirm' && mayConfirm(caller);
        return {
          bill: await viewBill(moment, row, now),
          kindList: row.kind_sums,
          confirmedBy: row.confirmed_name,
          confirmedTime: row.confirmed_at?.toISOString() ?? '',
          settledTime: row.settled_at?.toISOString() ?? '',
          eventList: await findEvents(moment, billNo),
          canConfirm: isOpen,
          canDispute: isOpen,
        };
      });
    }),

    implement(
      querySettleBillLines,
      ({ db, caller }, { billNo, sortBy, isDescending, pageIndex, pageSize, ...filter }) => {
        requireEnterpriseScope(caller);
        return atOneMoment(db, async (moment) => {
          await billOf(moment, caller, billNo);
          const page = {
            filter,
            sort: { sortBy, isDescending },
            range: { limit: pageSize, offset: (pageIndex - 1) * pageSize },
          };
          return {
            ...(await sumLines(moment, billNo, filter)),
            lineList: await findLines(moment, billNo, page, mayConfirm(caller)),
          };
        });
      },
    ),

    implement(querySettleBillGroups, ({ db, caller }, body) => {
      requireEnterpriseScope(caller);
      return atOneMoment(db, async (moment) => {
        await billOf(moment, caller, body.billNo);
        return groupLines(moment, body);
      });
    }),

    implement(confirmSettleBill, async ({ db, caller, now }, { billNo, basedOn }) => {
      requireEnterpriseScope(caller);
      const { enterpriseNum, staffNo, staffName } = caller;
      const row = await confirmBill(db, { enterpriseNum, billNo, basedOn, staffNo, staffName, now });
      return { bill: await viewBill(db, row, now) };
    }),
  ];
}

function disputeRoutes(): Implementation[] {
  return [
    implement(disputeBillLines, async (context, body) => {
      requireEnterpriseScope(context.caller);
      return { disputeNo: await raiseDispute(context.db, disputantOf(context), body) };
    }),

    implement(
      querySettleDisputes,
      async ({ db, caller }, { billNo, disputeStateList, pageIndex, pageSize }) => {
        requireEnterpriseScope(caller);
        if (billNo !== '') await billOf(db, caller, billNo);
        const { total, disputes } = await findDisputes(db, {
          enterpriseNum: caller.enterpriseNum,
          billNo,
          states: disputeStateList,
          limit: pageSize,
          offset: (pageIndex - 1) * pageSize,
        });
        return { total, disputeList: disputes };
      },
    ),

    implement(querySettleDispute, ({ db, caller }, { disputeNo }) => {
      requireEnterpriseScope(caller);
      return atOneMoment(db, async (moment) => {
        const { enterpriseNum } = caller;
        const {
          disputes: [dispute],
        } = await findDisputes(moment, { enterpriseNum, disputeNo, limit: 1, offset: 0 });
        if (dispute === undefined) throw new Fault('disputeUnknown');
        const claims = await findClaims(moment, disputeNo);
        const lines = await linesByNo(
          moment,
          claims.map(({ line_no }) => line_no),
        );
        const isOpen = dispute.disputeState === 'open' && mayConfirm(caller);
        return {
          dispute,
          lineList: claims.flatMap(({ line_no, claim_amount, accepted_amount }) =>
            lines
              .filter(({ lineNo }) => lineNo === line_no)
              .map((line) => ({ line, claimAmount: claim_amount, acceptedAmount: accepted_amount })),
          ),
          messageList: await findMessages(moment, disputeNo),
          canWrite: isOpen,
          canWithdraw: isOpen,
        };
      });
    }),

    implement(addDisputeMessage, async (context, message) => {
      requireEnterpriseScope(context.caller);
      return { sequence: await writeToAgency(context.db, disputantOf(context), message) };
    }),

    implement(withdrawDispute, async (context, { disputeNo }) => {
      requireEnterpriseScope(context.caller);
      await withdraw(context.db, disputantOf(context), disputeNo);
      return { disputeNo };
    }),
  ];
}
