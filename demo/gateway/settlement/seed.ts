import { BILL_DATE_FLAG } from '../../../src/contract/settlement/contract-info';
import { clearingDayOf } from '../../../src/domain/settlement/period';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import type { DemoSeed, SeedContext } from '../seed/demo-seed';
import { ENTERPRISES, type DemoEnterprise } from '../seed/organisation';
import type { Person } from '../seed/people';
import { livePastBills, type PastBills } from './bills/past-bills';
import { insertContract } from './insert-contract';

/** Age of the contracts in months; they begin before the orders of the demo data. */
const MONTHS = 6;

type DemoContract = Omit<PastBills, 'by'> & {
  enterprise: DemoEnterprise;
  clearingDate: number;
  billDateFlag: 0 | 1;
  /** Per cent a day. */
  lateRate: string;
  confirmDays: number;
  payDays: number;
};

export const seed: DemoSeed = {
  after: ['order/list', 'payment', 'permission'],
  insert: makeBills,
};

/**
 * Makes the bills of past months with the regular job. The last bill of the first enterprise is always three days old
 * when the demo begins and waits for confirmation; the one before is confirmed, the one before that overdue, and older
 * ones are settled.
 */
async function makeBills({ tx, people, now }: SeedContext): Promise<void> {
  const today = shanghaiDate(now);
  const [first, second] = ENTERPRISES;
  const contracts: DemoContract[] = [
    {
      enterprise: first,
      clearingDate: Number(addDays(today, -3).slice(8)),
      billDateFlag: BILL_DATE_FLAG.posted,
      lateRate: '0.05',
      confirmDays: 7,
      payDays: 45,
      unpaid: 2,
      hasDisputes: true,
    },
    {
      enterprise: second,
      clearingDate: 1,
      billDateFlag: BILL_DATE_FLAG.issued,
      lateRate: '0.03',
      confirmDays: 5,
      payDays: 30,
      unpaid: 0,
      hasDisputes: false,
    },
  ];
  for (const { unpaid, hasDisputes, enterprise, ...terms } of contracts) {
    const beginDate = monthsBefore(today, MONTHS, terms.clearingDate);
    await insertContract(tx, enterprise.enterpriseNum, { ...terms, beginDate, endDate: '' });
    const by = confirmerOf(people, enterprise.enterpriseNum);
    await livePastBills(tx, { by, unpaid, hasDisputes }, now);
  }
}

/** Returns the clearing date `months` before the month of `day`. */
function monthsBefore(day: string, months: number, clearingDate: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) - months;
  return clearingDayOf(Math.floor(count / 12), (count % 12) + 1, clearingDate);
}

/** Returns an administrator who confirms bills, or a member of the finance department when the demo has none. */
function confirmerOf(people: readonly Person[], enterpriseNum: string): PastBills['by'] {
  const all = people.flatMap(({ staffName, places }) =>
    places.filter((place) => place.enterpriseNum === enterpriseNum).map((place) => ({ staffName, place })),
  );
  const found =
    all.find(({ place }) => place.role === 'admin') ?? all.find(({ place }) => place.deptName === '财务部');
  if (found === undefined) throw new Error(`No account confirms the bills of ${enterpriseNum}`);
  return { enterpriseNum, staffNo: found.place.staffNo, staffName: found.staffName };
}
