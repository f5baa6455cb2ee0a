import { useState } from 'react';
import {
  DIRECTORY_STATES,
  queryDirectorySyncs,
  type DirectoryState,
  type DirectorySync,
} from '../../../src/contract/agency/connections/directory-sync';
import { createListStore, LATEST_FIRST, type Filters } from '../../../src/element/list/list-store';
import { choiceFilter } from '../../../src/element/list-page/filter-types';
import { listPage } from '../../../src/element/list-page/list-page';
import type { AgencyPageProps } from '../page-props';
import { directoryColumns } from './columns';
import { DirectoryDetail } from './DirectoryDetail';
import { directoryTexts, type DirectoryTexts } from './texts';

interface Of {
  open(enterpriseNum: string): void;
}
interface DirectoryFilters {
  directoryState: DirectoryState;
}

const List = listPage(
  queryDirectorySyncs,
  { t: directoryTexts },
  {
    path: '/agency/directories',
    words: ({ t }) => ({ noun: t.noun, nothing: t.nothing, search: t.search, hint: t.hint }),
    filters: {
      directoryState: choiceFilter(DIRECTORY_STATES, {
        label: ({ t }: { t: DirectoryTexts }) => t.state,
        name: ({ t }) => t.stateName,
        all: ({ t }) => t.allStates,
      }),
    },
    ask: (filters: Filters<DirectoryFilters>) => filters,
    rows: ({ directoryList }) => directoryList,
    rowKey: ({ enterpriseNum }) => enterpriseNum,
    columns: ({ t }, { open }: Of) => directoryColumns(t, open),
  },
);

/** Directories from which the agency's enterprises take their staff and departments. */
export default function Directories({ rights }: AgencyPageProps) {
  const [listing] = useState(() =>
    createListStore<Filters<DirectoryFilters>, DirectorySync>({ none: { keyword: '' }, sort: LATEST_FIRST }),
  );
  const [shown, open] = useState('');
  const [of] = useState((): Of => ({ open }));
  if (shown === '') return <List listing={listing} of={of} />;
  return (
    <DirectoryDetail
      enterpriseNum={shown}
      mayManage={rights.includes('manageDirectories')}
      onBack={() => open('')}
    />
  );
}
