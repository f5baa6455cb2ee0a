import { OverBudgets } from '../../../src/ui/budget/OverBudgets';
import { Price } from '../../../src/ui/fare/Price';
import { TicketRules } from '../../../src/ui/fare/TicketRules';
import { ViolationTable } from '../../../src/ui/fare/violations/ViolationTable';
import { LONG_NAME, type PartGroup } from './example';

const LADDER = {
  allowed: true,
  freeTimes: 0,
  tiers: [
    { fromHours: 168, percent: 5, fee: 6_000 },
    { fromHours: 48, percent: 20, fee: 24_000 },
    { fromHours: null, percent: 50, fee: 60_000 },
  ],
};
const RULE = {
  refund: LADDER,
  change: { ...LADDER, freeTimes: 1 },
  transferable: false,
  baggage: 20,
  cabinBaggage: 5,
  notes: ['不可签转'],
};
const VIOLATIONS = [
  { rule: 'discount' as const, threshold: 80, actual: 95, lowest: null },
  {
    rule: 'lowestFare' as const,
    threshold: 62_000,
    actual: 108_000,
    lowest: {
      flightNo: 'MU5101',
      takeOffTime: '2100-01-01T09:00',
      cabinCode: 'Y',
      policyId: 'P1',
      salePrice: 62_000,
      difference: 46_000,
    },
  },
].map((broken) => ({
  ...broken,
  segmentNo: 1,
  standardNo: 'S1',
  policy: 1 as const,
  passengerNames: ['林静', LONG_NAME],
}));
/** A departure that no reader outlives, so that the first tier holds. */
const DEPARTURE = Date.UTC(2100, 0, 1);

export const budgetParts: PartGroup = {
  title: '预算',
  parts: {
    OverBudgets: {
      普通: (
        <OverBudgets
          of={[
            { costCenterName: '研发中心', period: 'month', amount: 500_000, left: 20_000, needed: 126_000 },
            { costCenterName: LONG_NAME, period: 'year', amount: 9_000_000, left: 0, needed: 126_000 },
          ]}
        />
      ),
    },
  },
};

export const fareParts: PartGroup = {
  title: '票价',
  parts: {
    ViolationTable: {
      普通: <ViolationTable label="超标明细" violations={VIOLATIONS} />,
      多人: <ViolationTable label="超标明细" violations={VIOLATIONS} flightNo="MU5101" named />,
    },
    Price: {
      普通: <Price fen={126_000} />,
      大: <Price fen={126_000} size="large" />,
      小: <Price fen={126_000} size="small" />,
      有原价: <Price fen={98_000} original={126_000} />,
      非决定性: <Price fen={126_000} tone="plain" />,
      负: <Price fen={-126_000} />,
    },
    TicketRules: {
      普通: <TicketRules rule={RULE} departure={DEPARTURE} />,
      不得退改: (
        <TicketRules
          rule={{ ...RULE, refund: { ...LADDER, allowed: false }, change: { ...LADDER, allowed: false } }}
          departure={DEPARTURE}
        />
      ),
    },
  },
};
