import { useEffect, useMemo, useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { BILL_STATES, querySettleBills } from '../../../src/contract/settlement/bills';
import { formatPrice } from '../../../src/domain/money/money';
import { listPage } from '../../../src/element/list-page/list-page';
import type { ListResult } from '../../../src/element/list-page/ListView';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { Select, type SelectOption } from '../../../src/ui/field/combobox/Select';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Figures } from '../Figures';
import type { BillFilters, SettlementStore } from '../settlement-store';
import { settlementTexts } from '../texts';
import { NO_ACCOUNT } from '../views';
import { columnsFor, type BillColumnLabels } from './columns';
import { billsTexts } from './texts';

const SUMS = ['totalAmount', 'payableAmount', 'paidAmount', 'outstandingAmount'] as const;
/** Poll interval while a bill is being generated, which takes moments. */
const WHILE_MADE_MS = 3000;

type Answer = ResultOf<typeof querySettleBills>;
type Sums = Answer['sums'];

interface Of {
  settling: SettlementStore;
  /** True when some bills cover a single accounting entity; known once the first page has loaded. */
  hasAccounts: boolean;
  setHasAccounts(hasAccounts: boolean): void;
}

const List = listPage(
  querySettleBills,
  { s: settlementTexts, t: billsTexts },
  {
    path: '/settlePayment',
    words: ({ s, t }) => ({ noun: s.bill, nothing: t.nothing }),
    ask: ({ billState, accountNo = '' }: BillFilters) => ({
      billStateList: billState === undefined ? [] : [billState],
      accountNoList: accountNo === '' ? [] : [accountNo === NO_ACCOUNT ? '' : accountNo],
    }),
    rows: ({ billList }) => billList,
    rowKey: ({ billNo }) => billNo,
    columns: (texts, { settling, hasAccounts }: Of) => columnsFor(settling, texts, { hasAccounts }),
    Above,
    refetchInterval: (answer) =>
      answer?.billList.some((bill) => bill.billState === 'generating') ? WHILE_MADE_MS : false,
  },
);

export function BillList({ settling }: { settling: SettlementStore }) {
  const [hasAccounts, setHasAccounts] = useState(false);
  const of = useMemo(() => ({ settling, hasAccounts, setHasAccounts }), [settling, hasAccounts]);
  return <List listing={settling.bills} of={of} />;
}

function Above({ of, answer, filters }: { of: Of } & ListResult<Answer, BillFilters>) {
  const s = useTexts(settlementTexts);
  const t = useTexts(billsTexts);
  const { settling, hasAccounts, setHasAccounts } = of;
  const { billState = '', accountNo = '' } = filters;
  const has = answer ? answer.accountList.length > 0 : hasAccounts;
  useEffect(() => setHasAccounts(has), [setHasAccounts, has]);
  return (
    <>
      <div className="st-bill-filters">
        <Segmented
          label={s.state}
          value={billState}
          options={[
            { value: '', label: s.all },
            ...BILL_STATES.map((value) => ({ value, label: s.billState(value) })),
          ]}
          onChange={(chosen) => settling.bills.filter({ billState: chosen || undefined })}
        />
        {(has || accountNo !== '') && (
          <Select<string>
            aria-label={s.group('entity')}
            value={accountNo}
            options={accountOptions(answer?.accountList ?? [], accountNo, { s, t })}
            onChange={(chosen) => settling.bills.filter({ accountNo: chosen })}
          />
        )}
      </div>
      {answer?.total !== 0 && (
        <Figures
          label={t.sums}
          figures={SUMS.map((sum) => ({
            key: sum,
            name: t[sum],
            value: answer && s.yuan(formatPrice(answer.sums[sum])),
            beside: answer && sumNote(sum, answer.sums, { s, t }),
          }))}
        />
      )}
    </>
  );
}

/**
 * Note on the carried amount that a sum leaves out, or on the late fee that it includes. Returns undefined without
 * either.
 */
function sumNote(sum: (typeof SUMS)[number], sums: Sums, { s, t }: BillColumnLabels): string | undefined {
  const { carriedAmount, outstandingLateFee } = sums;
  if (sum === 'totalAmount' && carriedAmount !== 0) {
    return t.withoutCarried(s.yuan(formatPrice(carriedAmount)));
  }
  if (sum === 'outstandingAmount' && outstandingLateFee > 0) {
    return t.withLateFee(s.yuan(formatPrice(outstandingLateFee)));
  }
  return undefined;
}

/** Options of the account filter. A chosen entity stays an option even when it has no bill. */
function accountOptions(
  accounts: readonly { accountNo: string; accountName: string }[],
  chosen: string,
  { s, t }: BillColumnLabels,
): SelectOption<string>[] {
  const options = [
    { value: '', label: t.allAccounts },
    ...accounts.map(({ accountNo, accountName }) => ({ value: accountNo, label: accountName })),
    { value: NO_ACCOUNT, label: t.noAccount },
  ];
  return options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: `${s.group('entity')} ${chosen}` }];
}
