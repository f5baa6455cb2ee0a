import CreditCard from 'lucide-react/icons/credit-card';
import Plus from 'lucide-react/icons/plus';
import {
  queryRechargeList,
  RECHARGE_STATES,
  type OfflineRechargeInfo,
} from '../../../src/contract/wallet/recharge';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import { EntryLink } from '../../../src/element/list/EntryLink';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { useWalletRights } from '../use-rights';
import type { Wallet } from '../wallet';
import { StateTag } from './StateTag';
import { rechargeTexts, type RechargeTexts } from './texts';

export const RechargeList = listPage(
  queryRechargeList,
  { t: rechargeTexts },
  {
    path: '/managementCenter/offlineRecharge',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.query, hint: t.keywordHint }),
    filters: {
      state: choiceFilter(RECHARGE_STATES, {
        label: ({ t }) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
    },
    ask: ({ keyword, state }) => ({ keyword, stateList: state === undefined ? [] : [state] }),
    rows: ({ offlineRechargeList }) => offlineRechargeList,
    rowKey: ({ rechargeNo }) => rechargeNo,
    columns: ({ t }, wallet: Wallet) => rechargeColumns(t, wallet.show),
    Above: Acts,
  },
);

function Acts({ of: wallet }: { of: Wallet }) {
  const t = useTexts(rechargeTexts);
  const { mayRecharge } = useWalletRights();
  if (!mayRecharge) return null;
  return (
    <div className="wa-acts">
      <Button icon={<CreditCard />} aria-haspopup="dialog" onClick={() => wallet.ask('cashier')}>
        {t.cashier}
      </Button>
      <Button variant="primary" icon={<Plus />} aria-haspopup="dialog" onClick={() => wallet.ask('transfer')}>
        {t.transfer}
      </Button>
    </div>
  );
}

function rechargeColumns(
  t: RechargeTexts,
  show: (rechargeNo: string) => void,
): Column<OfflineRechargeInfo>[] {
  return [
    {
      id: 'rechargeNo',
      header: t.rechargeNo,
      card: 'title',
      width: 190,
      cell: ({ rechargeNo }) => (
        <EntryLink
          to={{ kind: 'recharge', id: rechargeNo }}
          className="wa-no"
          onOpen={() => show(rechargeNo)}
        >
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
}
