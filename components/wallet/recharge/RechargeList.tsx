import CreditCard from 'lucide-react/icons/credit-card';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import {
  queryRechargeList,
  RECHARGE_STATES,
  type OfflineRechargeInfo,
  type RechargeState,
} from '../../../src/contract/wallet/recharge';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { isRefused } from '../../../src/element/list/is-refused';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useListTable } from '../../../src/element/list/use-list-table';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import type { Column } from '../../../src/ui/table/DataTable';
import { FilterBar } from '../../../src/ui/table/list/FilterBar';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useWalletRights } from '../use-rights';
import { rechargesAsked, type Wallet, type WalletState } from '../wallet';
import { StateTag } from './StateTag';
import { rechargeTexts, type RechargeTexts } from './texts';
import { EntryLink } from '../../../src/element/list/EntryLink';

/** Page whose table preferences count where the list stands outside of a portal. */
const OWN_PAGE = '/managementCenter/offlineRecharge';

interface Props {
  wallet: Wallet;
  state: WalletState;
}

export function RechargeList({ wallet, state }: Props) {
  const t = useTexts(rechargeTexts);
  const { recharges } = state;
  const { filters, pageSize } = recharges;
  const { mayRecharge } = useWalletRights();
  const columns = useMemo(() => rechargeColumns(t, wallet.show), [t, wallet.show]);
  const table = useListTable(OWN_PAGE, columns, { pageSize, setPageSize: wallet.setPageSize });
  const found = useCall(queryRechargeList, table.isReady ? rechargesAsked(state) : undefined, {
    live: true,
    keepPrevious: true,
  });
  // whoever may see none is told why, and offered nothing
  const maySee = !found.error || !isRefused(found.error);
  return (
    <div className="tp-list-page">
      {maySee && mayRecharge && (
        <div className="wa-acts">
          <Button icon={<CreditCard />} aria-haspopup="dialog" onClick={() => wallet.ask('cashier')}>
            {t.cashier}
          </Button>
          <Button
            variant="primary"
            icon={<Plus />}
            aria-haspopup="dialog"
            onClick={() => wallet.ask('transfer')}
          >
            {t.transfer}
          </Button>
        </div>
      )}
      {maySee && (
        <FilterBar
          label={t.query}
          keyword={filters.keyword}
          placeholder={t.keywordHint}
          onSearch={wallet.recharges.search}
          isFiltered={isFiltered(filters)}
          onClear={wallet.recharges.clear}
        >
          <Field label={t.state}>
            <Select<RechargeState | ''>
              value={filters.state}
              options={[
                { value: '', label: t.allStates },
                ...RECHARGE_STATES.map((value) => ({ value, label: t.stateName(value) })),
              ]}
              onChange={(chosen) => wallet.recharges.filter({ state: chosen })}
            />
          </Field>
        </FilterBar>
      )}
      <PagedTable
        noun={t.noun}
        found={found}
        rows={found.data?.offlineRechargeList ?? []}
        total={found.data?.total ?? 0}
        rowKey={({ rechargeNo }) => rechargeNo}
        table={table}
        state={recharges}
        listing={wallet.recharges}
        isFiltered={isFiltered(filters)}
        nothing={t.nothing}
      />
    </div>
  );
}

const isFiltered = ({ keyword, state }: WalletState['recharges']['filters']): boolean =>
  keyword !== '' || state !== '';

const rechargeColumns = (
  t: RechargeTexts,
  show: (rechargeNo: string) => void,
): Column<OfflineRechargeInfo>[] => [
  {
    id: 'rechargeNo',
    header: t.rechargeNo,
    card: 'title',
    width: 190,
    cell: ({ rechargeNo }) => (
      <EntryLink to={{ kind: 'recharge', id: rechargeNo }} className="wa-no" onOpen={() => show(rechargeNo)}>
        {rechargeNo}
      </EntryLink>
    ),
  },
  {
    id: 'state',
    header: t.state,
    card: 'state',
    width: 90,
    cell: ({ rechargeState }) => <StateTag state={rechargeState} />,
  },
  {
    id: 'amount',
    header: t.amount,
    width: 130,
    numeric: true,
    cell: ({ amount }) => formatPrice(amount),
  },
  { id: 'way', header: t.way, width: 90, card: 'note', cell: ({ way }) => t.wayName(way) },
  {
    id: 'payerName',
    header: t.payerName,
    width: 180,
    givesWay: 2,
    oneLine: true,
    cell: ({ payerName }) => payerName,
  },
  {
    id: 'bankReference',
    header: t.bankReference,
    width: 160,
    givesWay: 1,
    oneLine: true,
    cell: ({ bankReference }) => bankReference,
  },
  {
    id: 'transferDate',
    header: t.transferDate,
    width: 110,
    givesWay: 3,
    cell: ({ transferDate }) => transferDate,
  },
  { id: 'applicant', header: t.applicant, width: 90, oneLine: true, cell: ({ staffName }) => staffName },
  {
    id: 'time',
    header: t.applyTime,
    card: 'time',
    width: 150,
    cell: ({ applyTime }) => instantText(applyTime),
  },
];
