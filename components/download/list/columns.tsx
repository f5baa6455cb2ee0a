import type { ExportJob } from '../../../src/contract/download/download';
import { instantText } from '../../../src/domain/shanghai-time';
import { Progress } from '../../../src/ui/feedback/Progress';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import type { Column } from '../../../src/ui/table/DataTable';
import type { DownloadListTexts } from './texts';

const TONES: Readonly<Record<ExportJob['exportState'], Tone>> = {
  waiting: 'neutral',
  running: 'accent',
  done: 'within',
  failed: 'blocked',
};

export function columnsFor(t: DownloadListTexts): Column<ExportJob>[] {
  return [
    {
      id: 'fileName',
      oneLine: true,
      header: t.fileName,
      card: 'title',
      width: 220,
      cell: (job) => job.fileName,
    },
    {
      id: 'exportState',
      header: t.state,
      card: 'note',
      width: 190,
      cell: (job) => <State job={job} t={t} />,
    },
    {
      id: 'fileSize',
      header: t.size,
      card: 'amount',
      width: 90,
      numeric: true,
      cell: ({ exportState, fileSize }) => (exportState === 'done' ? sizeText(fileSize) : ''),
    },
    {
      id: 'applyTime',
      header: t.applyTime,
      card: 'time',
      width: 140,
      givesWay: 1,
      cell: (job) => instantText(job.applyTime),
    },
    { id: 'expireTime', header: t.expireTime, width: 140, cell: (job) => instantText(job.expireTime) },
  ];
}

function State({ job, t }: { job: ExportJob; t: DownloadListTexts }) {
  const { exportState, failure, format, rowsDone, rowsTotal, fileName } = job;
  const isRunning = exportState === 'running';
  return (
    <div className="dl-state">
      <Tag tone={TONES[exportState]}>{t.stateName(exportState)}</Tag>
      {failure !== null && <span>{t.failure(failure, format)}</span>}
      {isRunning && rowsTotal !== null && (
        <>
          <Progress
            label={t.progress(fileName)}
            value={rowsTotal === 0 ? 1 : rowsDone / rowsTotal}
            delay={0}
          />
          <span>{t.rows(rowsDone, rowsTotal)}</span>
        </>
      )}
    </div>
  );
}

const UNITS = ['B', 'KB', 'MB', 'GB'];

/** Formats a size: 1536 gives 1.5 KB. */
function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const size = bytes / 1024 ** power;
  return `${power === 0 ? size : size.toFixed(1)} ${UNITS[power] ?? ''}`;
}
