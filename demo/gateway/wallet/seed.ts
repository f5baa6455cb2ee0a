import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { DemoSeed, SeedContext } from '../seed/demo-seed';
import { TMC } from '../seed/organisation';
import { bookTransfer, lockTransfer, refuseTransfer, withdraw } from './recharge/decide';

const HOUR_MS = 3_600_000;

/** Transfers of the first enterprise in each state, with the hours since their application and decision. */
const TRANSFERS = [
  {
    no: '01',
    amount: 30_000_000,
    appliedAgo: 47,
    decidedAgo: 40,
    becomes: 'confirmed',
    reference: 'ICBC20260714',
  },
  {
    no: '02',
    amount: 8_000_000,
    appliedAgo: 36,
    decidedAgo: 30,
    becomes: 'refused',
    reference: 'ICBC20260788',
  },
  {
    no: '03',
    amount: 5_000_000,
    appliedAgo: 28,
    decidedAgo: 27,
    becomes: 'withdrawn',
    reference: 'ICBC20260802',
  },
  {
    no: '04',
    amount: 12_000_000,
    appliedAgo: 3,
    decidedAgo: 0,
    becomes: 'waiting',
    reference: 'ICBC20260851',
  },
] as const;

const ENTERPRISE = '100001';

/** After the past orders, so that bookings of the last hours follow them. */
export const seed: DemoSeed = {
  after: ['order/list'],
  insert: insertRecharges,
};

async function insertRecharges({ tx, now, people }: SeedContext): Promise<void> {
  const admin = people
    .flatMap(({ places }) => places)
    .find(({ enterpriseNum, role }) => enterpriseNum === ENTERPRISE && role === 'admin');
  if (admin === undefined) throw new Error('The first enterprise has no administrator');
  const { ent_name: payerName } = await tx
    .selectFrom('enterprise')
    .select('ent_name')
    .where('enterprise_num', '=', ENTERPRISE)
    .executeTakeFirstOrThrow();
  for (const { no, amount, appliedAgo, decidedAgo, becomes, reference } of TRANSFERS) {
    const appliedAt = new Date(now.getTime() - appliedAgo * HOUR_MS);
    const decidedAt = new Date(now.getTime() - decidedAgo * HOUR_MS);
    const day = shanghaiDate(appliedAt);
    const rechargeNo = `CZ${day.slice(2).replaceAll('-', '')}0000000000${no}`;
    await tx
      .insertInto('wallet_recharge')
      .values({
        recharge_no: rechargeNo,
        enterprise_num: ENTERPRISE,
        way: 'offline',
        recharge_state: 'waiting',
        amount,
        sub_pay_type: null,
        applicant_no: admin.staffNo,
        applied_at: appliedAt,
        payer_name: payerName,
        bank_reference: reference,
        transferred_on: day,
        decided_at: null,
        trade_no: null,
      })
      .execute();
    if (becomes === 'confirmed' || becomes === 'refused') {
      const transfer = await lockTransfer(tx, rechargeNo, TMC);
      if (becomes === 'confirmed') await bookTransfer(tx, transfer, { now: decidedAt });
      else await refuseTransfer(tx, transfer, { reason: '银行未查到该笔到账', now: decidedAt });
    }
    if (becomes === 'withdrawn') {
      await withdraw(tx, rechargeNo, { enterpriseNum: ENTERPRISE, by: '企业管理员', now: decidedAt });
    }
  }
}
