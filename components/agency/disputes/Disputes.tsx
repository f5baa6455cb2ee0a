import { useState } from 'react';
import { queryAgencyDisputes, type AgencyDispute } from '../../../src/contract/agency/disputes';
import { DISPUTE_STATES, type DisputeState } from '../../../src/contract/settlement/disputes';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter, NO_DAYS, periodFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import type { Period } from '../../../src/ui/table/list/FilterBar';
import type { AgencyPageProps } from '../page-props';
import { disputeColumns } from './columns';
import { DisputeDetail } from './DisputeDetail';
import { disputeTexts, type DisputeTexts } from './texts';

interface DisputeFilters {
  disputeState: DisputeState;
  days: Period;
}
type T = { t: DisputeTexts };

const List = listPage(
  queryAgencyDisputes,
  { t: disputeTexts },
  {
    path: '/agency/disputes',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.search, hint: t.hint }),
    filters: {
      disputeState: choiceFilter(DISPUTE_STATES, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
      days: periodFilter(),
    },
    ask: ({ days = NO_DAYS, ...filters }: Filters<DisputeFilters>) => ({ ...filters, ...days }),
    rows: ({ disputeList }) => disputeList,
    rowKey: ({ disputeNo }) => disputeNo,
    columns: ({ t }, open: (dispute: AgencyDispute) => void) => disputeColumns(t, open),
  },
);

/** Disputes of enterprises about lines of their bills. */
export default function Disputes({ rights }: AgencyPageProps) {
  const [listing] = useState(() =>
    createListStore<Filters<DisputeFilters>, AgencyDispute>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [shown, show] = useState<AgencyDispute>();
  return shown ? (
    <DisputeDetail
      disputeNo={shown.disputeNo}
      billNo={shown.billNo}
      mayAnswer={rights.includes('answerDisputes')}
      onBack={() => show(undefined)}
    />
  ) : (
    <List listing={listing} of={show} />
  );
}
