import { useMemo, useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { BILL_STATES, querySettleBills, type BillState } from '../../../src/contract/settlement/bills';
import { formatPrice } from '../../../src/domain/money/money';
import { useCall } from '../../../src/element/data/use-call';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useListTable } from '../../../src/element/list/use-list-table';
import { isRefused } from '../../../src/element/list/is-refused';
import { errorTexts } from '../../../src/element/errors/texts';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Segmented } from '../../../src/ui/field/choice/Segmented';
import { Select, type SelectOption } from '../../../src/ui/field/combobox/Select';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Figures } from '../Figures';
import type { SettlementState, Settling } from '../settling';
import { settlementTexts } from '../texts';
import { NO_ACCOUNT } from '../views';
import { columnsFor, type Words } from './columns';
import { billsTexts } from './texts';

/** Page whose table preferences count where the list stands outside of a portal. */
const OWN_PAGE = '/settlePayment';
/** They come the latest first. */
const SORT = { field: '', order: 'desc' } as const;
const SUMS = ['totalAmount', 'payableAmount', 'paidAmount', 'outstandingAmount'] as const;
/** A bill is made within moments. */
const WHILE_MADE_MS = 3000;

type Sums = ResultOf<typeof querySettleBills>['sums'];

/** The bills of the enterprise; whoever may not see them is told why. */
export function BillList({ settling, state }: { settling: Settling; state: SettlementState }) {
  const s = useTexts(settlementTexts);
  const t = useTexts(billsTexts);
  const errors = useTexts(errorTexts);
  const { bills } = settling;
  const { billState, accountNo, pageIndex, pageSize } = state;
  // whether there are several is known with the first bills that come
  const [hasAccounts, setHasAccounts] = useState(false);
  const columns = useMemo(
    () => columnsFor(settling, { s, t }, { hasAccounts }),
    [settling, s, t, hasAccounts],
  );
  const paging = { pageSize: pageSize.bills, setPageSize: bills.setPageSize };
  const table = useListTable(OWN_PAGE, columns, paging);
  const asked = {
    billStateList: billState === '' ? [] : [billState],
    accountNoList: accountNo === '' ? [] : [accountNo === NO_ACCOUNT ? '' : accountNo],
    pageIndex: pageIndex.bills,
    pageSize: pageSize.bills,
  };
  const found = useCall(querySettleBills, table.isReady ? asked : undefined, {
    live: true,
    keepPrevious: true,
    refetchInterval: (answer) =>
      answer?.billList.some((bill) => bill.billState === 'generating') ? WHILE_MADE_MS : false,
  });
  if (isRefused(found.error)) return <ErrorState message={errors.of(found.error)} />;
  const { data } = found;
  if (data && data.accountList.length > 0 !== hasAccounts) setHasAccounts(!hasAccounts);
  return (
    <div className="tp-list-page">
      <div className="st-bill-filters">
        <Segmented<BillState | ''>
          label={s.state}
          value={billState}
          options={[
            { value: '', label: s.all },
            ...BILL_STATES.map((value) => ({ value, label: s.billState(value) })),
          ]}
          onChange={(chosen) => settling.filterBills({ billState: chosen })}
        />
        {(hasAccounts || accountNo !== '') && (
          <Select<string>
            aria-label={s.group('entity')}
            value={accountNo}
            options={accountOptions(data?.accountList ?? [], accountNo, { s, t })}
            onChange={(chosen) => settling.filterBills({ accountNo: chosen })}
          />
        )}
      </div>
      {data?.total !== 0 && (
        <Figures
          label={t.sums}
          figures={SUMS.map((sum) => ({
            key: sum,
            name: t[sum],
            value: data && s.yuan(formatPrice(data.sums[sum])),
            beside: data && besideOf(sum, data.sums, { s, t }),
          }))}
        />
      )}
      <PagedTable
        noun={s.bill}
        found={found}
        rows={data?.billList ?? []}
        total={data?.total ?? 0}
        rowKey={({ billNo }) => billNo}
        table={table}
        state={{
          filters: { billState, accountNo },
          page: pageIndex.bills,
          pageSize: pageSize.bills,
          sort: SORT,
        }}
        listing={{
          goTo: bills.goTo,
          setSort: () => undefined,
          clear: () => settling.filterBills({ billState: '', accountNo: '' }),
        }}
        isFiltered={billState !== '' || accountNo !== ''}
        nothing={t.nothing}
      />
    </div>
  );
}

/** Note on the carried amount that a sum leaves out, or the late fee in it; undefined where there is none. */
function besideOf(sum: (typeof SUMS)[number], sums: Sums, { s, t }: Words): string | undefined {
  const { carriedAmount, outstandingLateFee } = sums;
  if (sum === 'totalAmount' && carriedAmount !== 0) {
    return t.withoutCarried(s.yuan(formatPrice(carriedAmount)));
  }
  if (sum === 'outstandingAmount' && outstandingLateFee > 0) {
    return t.withLateFee(s.yuan(formatPrice(outstandingLateFee)));
  }
  return undefined;
}

/** One that is asked for can be seen as chosen, also where no bill is of it. */
function accountOptions(
  accounts: readonly { accountNo: string; accountName: string }[],
  chosen: string,
  { s, t }: Words,
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
