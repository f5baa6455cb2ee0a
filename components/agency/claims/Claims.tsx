import { useState } from 'react';
import { queryAgencyClaims, type AgencyClaim } from '../../../src/contract/agency/claims';
import { ClaimState } from '../../../src/contract/account-safety/claims';
import { instantText } from '../../../src/domain/shanghai-time';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import { Button } from '../../../src/ui/button/Button';
import { Tabs } from '../../../src/ui/layout/tabs/Tabs';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { AgencyPageProps } from '../page-props';
import { claimTag } from './claim-tag';
import { ClaimDetail } from './ClaimDetail';
import { LockedAccounts } from './LockedAccounts';
import { claimsTexts, type ClaimsTexts } from './texts';

type Open = (claim: AgencyClaim) => void;
type T = { t: ClaimsTexts };

const List = listPage(
  queryAgencyClaims,
  { t: claimsTexts },
  {
    path: '/agency/claims',
    words: ({ t }) => ({ noun: t.claim, nothing: t.noClaims, search: t.search, hint: t.claimHint }),
    filters: {
      claimState: choiceFilter(ClaimState.options, {
        label: ({ t }: T) => t.state,
        name: ({ t }) => t.claimState,
        all: ({ t }) => t.allStates,
      }),
    },
    ask: (filters: Filters<{ claimState: ClaimState }>) => filters,
    rows: ({ claimList }) => claimList,
    rowKey: ({ claimNo }) => claimNo,
    columns: ({ t }, open: Open) => claimColumns(t, open),
  },
);

const claimColumns = (t: ClaimsTexts, open: Open): Column<AgencyClaim>[] => [
  {
    id: 'claimNo',
    header: t.claimNo,
    cell: (row) => (
      <Button variant="text" onClick={() => open(row)}>
        {row.claimNo}
      </Button>
    ),
  },
  { id: 'userName', header: t.userName, oneLine: true, cell: ({ userName }) => userName },
  {
    id: 'entNames',
    header: t.enterprises,
    oneLine: true,
    givesWay: 1,
    cell: ({ entNames }) => t.entNames(entNames),
  },
  { id: 'applyTime', header: t.applyTime, cell: ({ applyTime }) => instantText(applyTime) },
  {
    id: 'decideTime',
    header: t.decideTime,
    givesWay: 2,
    cell: ({ decideTime }) => (decideTime === '' ? t.never : instantText(decideTime)),
  },
  { id: 'state', header: t.state, cell: ({ claimState }) => claimTag(claimState, t) },
];

const TABS = ['claims', 'locked'] as const;

/** Claims of account owners, and accounts that a dispute has locked. */
export default function Claims({ rights }: AgencyPageProps) {
  const t = useTexts(claimsTexts);
  const [tab, showTab] = useState<(typeof TABS)[number]>('claims');
  const [listing] = useState(() =>
    createListStore<Filters<{ claimState: ClaimState }>, AgencyClaim>({
      none: { keyword: '' },
      sort: LATEST_FIRST,
    }),
  );
  const [shown, show] = useState<AgencyClaim>();
  const mayDecide = rights.includes('decideClaims');
  if (shown) return <ClaimDetail claim={shown} mayDecide={mayDecide} onBack={() => show(undefined)} />;
  return (
    <Tabs
      label={t.tabs}
      tabs={TABS.map((value) => ({ value, label: t[value] }))}
      value={tab}
      onChange={showTab}
    >
      {tab === 'claims' ? <List listing={listing} of={show} /> : <LockedAccounts mayDecide={mayDecide} />}
    </Tabs>
  );
}
