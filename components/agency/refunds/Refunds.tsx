import { useState } from 'react';
import {
  queryRefundsOwed,
  REFUND_OWED_STATES,
  type RefundOwed,
  type RefundOwedState,
} from '../../../src/contract/agency/refunds';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter, NO_DAYS, periodFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import type { Period } from '../../../src/ui/table/list/FilterBar';
import type { AgencyPageProps } from '../page-props';
import { refundColumns } from './columns';
import { RefundDetail } from './RefundDetail';
import { refundTexts, type RefundTexts } from './texts';

interface RefundFilters {
  refundState: RefundOwedState;
  days: Period;
}
type T = { t: RefundTexts };

const List = listPage(
  queryRefundsOwed,
  { t: refundTexts },
  {
    path: '/agency/refunds',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.search, hint: t.hint }),
    filters: {
      refundState: choiceFilter(REFUND_OWED_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
      days: periodFilter(),
    },
    ask: ({ days = NO_DAYS, ...filters }: Filters<RefundFilters>) => ({ ...filters, ...days }),
    rows: ({ refundList }) => refundList,
    rowKey: ({ suspenseNo }) => String(suspenseNo),
    columns: ({ t }, open: (refund: RefundOwed) => void) => refundColumns(t, open),
  },
);

/** Money that the cashier has received and that is not booked. */
export default function Refunds({ rights }: AgencyPageProps) {
  const [listing] = useState(() =>
    createListStore<Filters<RefundFilters>, RefundOwed>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [shown, show] = useState<RefundOwed>();
  return shown ? (
    <RefundDetail
      refund={shown}
      maySettle={rights.includes('settleRefundsOwed')}
      onBack={() => show(undefined)}
    />
  ) : (
    <List listing={listing} of={show} />
  );
}
