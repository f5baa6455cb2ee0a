import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { EXPORT_STATE, queryExportList, type ExportJob } from '../../../src/contract/download/download';
import { useCall } from '../../../src/element/data/use-call';
import { useHost } from '../../../src/element/host/host-context';
import { useLiveOrders } from '../../../src/element/live/use-live-orders';
import { ownTabStorage } from '../../../src/element/runtime/own-storage';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { noticeBellTexts } from './texts';

/** Number of newest exports to watch: no more run at a time. */
const LOOKED_AT = 20;

const isUnderWay = ({ exportState }: ExportJob): boolean =>
  exportState === EXPORT_STATE.waiting || exportState === EXPORT_STATE.running;

interface Props {
  /** Address of the export list. */
  address: string;
  /** True while the page shows the export list. */
  isAtList: boolean;
}

/**
 * Link to the user's exports, with the number of running ones and a mark for a finished one that they have not seen in
 * this tab.
 */
export function Downloads({ address, isAtList }: Props) {
  const t = useTexts(noticeBellTexts);
  useLiveOrders();
  const found = useCall(queryExportList, { pageSize: LOOKED_AT }, { live: true, quiet: true });
  const jobs = found.data?.exportList ?? [];
  const running = jobs.filter(isUnderWay).length;
  const isNew = useUnseen(found.data && jobs.filter(isReady).map(({ exportNo }) => exportNo), isAtList);
  const [said, setSaid] = useState({ isNew: false, news: '' });
  // announced when it arrives, but not when the page opens
  if (said.isNew !== isNew) setSaid({ isNew, news: isNew ? t.fileReady : '' });
  return (
    <>
      <a className="tp-button text icon-only bell" href={address} title={t.downloads}>
        <Download aria-hidden="true" />
        <span className="tp-visually-hidden">{t.downloadsNow(running, isNew)}</span>
        {running > 0 && (
          <span className="bell-count running" aria-hidden="true">
            {running > 99 ? '99+' : running}
          </span>
        )}
        {isNew && <span className="bell-dot" aria-hidden="true" />}
      </a>
      <span className="tp-visually-hidden" role="status">
        {said.news}
      </span>
    </>
  );
}

const isReady = ({ exportState }: ExportJob): boolean => exportState === EXPORT_STATE.done;

/**
 * True when a finished export has not been shown in the list. Those already finished at the tab's first request count
 * as seen.
 */
function useUnseen(ready: readonly string[] | undefined, isAtList: boolean): boolean {
  const { runtime } = useHost();
  const [storage] = useState(() =>
    ownTabStorage<{ seen: readonly string[] }>(runtime, 'tp-downloads-seen-1'),
  );
  const [seen, setSeen] = useState(() => storage.read()?.seen);
  const isNew = ready !== undefined && seen !== undefined && ready.some((no) => !seen.includes(no));
  if (ready !== undefined && (seen === undefined || (isNew && isAtList))) setSeen(ready);
  useEffect(() => {
    if (seen !== undefined) storage.write({ seen });
  }, [seen, storage]);
  return isNew && !isAtList;
}
