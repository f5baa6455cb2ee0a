import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { queryExportList, type ExportJob } from '../../../src/contract/download/download';
import { useCall } from '../../../src/element/data/use-call';
import type { ViewProps } from '../../../src/element/definition/declaration';
import { PagedTable } from '../../../src/element/list/PagedTable';
import { useListTable } from '../../../src/element/list/use-list-table';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { columnsFor } from './columns';
import type { downloadList } from './declaration';
import { JobActions } from './JobActions';
import { createListing, type Listing } from './listing';
import { downloadListTexts } from './texts';
import { useWhenGiven } from '../../../src/element/definition/react/use-when-given';

/** Page whose table preferences count where the list stands outside of a portal. */
const OWN_PAGE = '/download/downloadList';
const PROGRESS_MS = 2000;

const isUnderWay = ({ exportState }: ExportJob): boolean =>
  exportState === 'waiting' || exportState === 'running';

export default function DownloadList({ host, pageSize }: ViewProps<typeof downloadList>) {
  const t = useTexts(downloadListTexts);
  const listing = host.store<Listing>(createListing);
  const state = useStore(listing.store);
  const { setPageSize, goTo } = listing;
  useWhenGiven(() => setPageSize(pageSize), [setPageSize, pageSize]);
  const columns = useMemo(() => columnsFor(t), [t]);
  const table = useListTable(OWN_PAGE, columns, { pageSize: state.pageSize, setPageSize });
  const asked = table.isReady ? { pageIndex: state.page, pageSize: state.pageSize } : undefined;
  const found = useCall(queryExportList, asked, {
    live: true,
    refetchInterval: (answer) => (answer?.exportList.some(isUnderWay) ? PROGRESS_MS : false),
    keepPrevious: true,
  });
  const total = found.data?.total ?? 0;
  // the last file of the last page was deleted
  const last = Math.max(1, Math.ceil(total / state.pageSize));
  useEffect(() => {
    if (found.data !== undefined && state.page > last) goTo(last);
  }, [found.data, state.page, last, goTo]);
  return (
    <div className="tp-list-page">
      <PagedTable
        noun={t.file}
        found={found}
        rows={found.data?.exportList ?? []}
        total={total}
        rowKey={(job) => job.exportNo}
        rowActions={(job) => <JobActions host={host} job={job} />}
        table={table}
        state={state}
        listing={listing}
        isFiltered={false}
        nothing={t.nothing}
      />
    </div>
  );
}
