import { queryExportList, type ExportJob } from '../../../src/contract/download/download';
import type { ViewProps } from '../../../src/element/host/view-props';
import { useOnValuesChange } from '../../../src/element/definition/react/use-on-values-change';
import { createListStore, LATEST_FIRST, type ListStore } from '../../../src/element/list/list-store';
import { listPage } from '../../../src/element/list-page/list-page';
import { columnsFor } from './columns';
import type { downloadList } from './declaration';
import { JobActions } from './JobActions';
import { downloadListTexts } from './texts';

const PROGRESS_MS = 2000;

const isUnderWay = ({ exportState }: ExportJob): boolean =>
  exportState === 'waiting' || exportState === 'running';

const List = listPage(
  queryExportList,
  { t: downloadListTexts },
  {
    path: '/download/downloadList',
    words: ({ t }) => ({ noun: t.file, nothing: t.nothing }),
    ask: () => ({}),
    rows: ({ exportList }) => exportList,
    rowKey: ({ exportNo }) => exportNo,
    columns: ({ t }) => columnsFor(t),
    rowActions: (job, host: ViewProps<typeof downloadList>['host']) => <JobActions host={host} job={job} />,
    refetchInterval: (answer) => (answer?.exportList.some(isUnderWay) ? PROGRESS_MS : false),
  },
);

interface NoFilters {
  keyword: string;
}

export default function DownloadList({ host, pageSize }: ViewProps<typeof downloadList>) {
  const listing = host.store<ListStore<NoFilters>>(() =>
    createListStore({ none: { keyword: '' }, sort: { ...LATEST_FIRST, field: 'applyTime' } }),
  );
  useOnValuesChange(() => listing.setPageSize(pageSize), [listing, pageSize]);
  return <List listing={listing} of={host} />;
}
