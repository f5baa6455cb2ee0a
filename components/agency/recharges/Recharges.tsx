import { useState } from 'react';
import {
  AGENCY_RECHARGE_STATES,
  queryAgencyRecharges,
  type AgencyRecharge,
  type AgencyRechargeState,
} from '../../../src/contract/agency/recharges';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter, NO_DAYS, periodFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import type { Period } from '../../../src/ui/table/list/FilterBar';
import type { AgencyPageProps } from '../page-props';
import { rechargeColumns } from './columns';
import { RechargeDetail } from './RechargeDetail';
import { rechargeTexts, type RechargeTexts } from './texts';

interface RechargeFilters {
  rechargeState: AgencyRechargeState;
  days: Period;
}
type T = { t: RechargeTexts };

const List = listPage(
  queryAgencyRecharges,
  { t: rechargeTexts },
  {
    path: '/agency/recharges',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.search, hint: t.hint }),
    filters: {
      rechargeState: choiceFilter(AGENCY_RECHARGE_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
      days: periodFilter(),
    },
    ask: ({ days = NO_DAYS, ...filters }: Filters<RechargeFilters>) => ({ ...filters, ...days }),
    rows: ({ rechargeList }) => rechargeList,
    rowKey: ({ rechargeNo }) => rechargeNo,
    columns: ({ t }, open: (rechargeNo: string) => void) => rechargeColumns(t, open),
  },
);

/** Bank transfers that enterprises have announced, to be confirmed or refused. */
export default function Recharges({ rights }: AgencyPageProps) {
  const [listing] = useState(() =>
    createListStore<Filters<RechargeFilters>, AgencyRecharge>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [shown, show] = useState('');
  return shown === '' ? (
    <List listing={listing} of={show} />
  ) : (
    <RechargeDetail
      rechargeNo={shown}
      mayDecide={rights.includes('decideRecharges')}
      onBack={() => show('')}
    />
  );
}
