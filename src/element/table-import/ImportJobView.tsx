import { useEffect } from 'react';
import type { Call } from '../../contract/call';
import type { ImportJob } from '../../contract/import-job/import-job';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LiveRegion } from '../../ui/feedback/LiveRegion';
import { Progress } from '../../ui/feedback/Progress';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows';
import { Section } from '../../ui/layout/Section';
import { Toolbar } from '../../ui/layout/Toolbar';
import { Button } from '../../ui/button/Button';
import { useTexts } from '../../ui/texts/use-texts';
import { invalidateCaches } from '../data/caches';
import { useCall } from '../data/use-call';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import { isUnderWay, PROGRESS_MS } from './displayed-state';
import { useImportCalls } from './import-calls';
import { endOf, ImportEnd } from './ImportEnd';
import { tableImportTexts, type TableImportTexts } from './texts';

/** Number of progress announcements to assistive technology. */
const TOLD = 10;

interface Props {
  importJobNo: string;
  /** Counter word of rows. */
  unit: string;
  /** Data areas that the rows change. */
  changes: Pick<Call, 'changes'>;
  /** Text of the button for another file. */
  another: string;
  onAnother(): void;
}

/** Progress of an import in the background, and its outcome. */
export function ImportJobView({ importJobNo, unit, changes, another, onAnother }: Props) {
  const host = useHost();
  const errors = useTexts(errorTexts);
  const t = useTexts(tableImportTexts);
  const { data, error, refetch, isFetching } = useCall(
    useImportCalls().get,
    { importJobNo },
    {
      live: true,
      refetchInterval: (answer) => (answer && isUnderWay(answer.importJob) ? PROGRESS_MS : false),
    },
  );
  const job = data?.importJob;
  const hasEnded = job !== undefined && !isUnderWay(job);
  useEffect(() => {
    if (hasEnded) void invalidateCaches(host.runtime, changes);
  }, [host, hasEnded, changes]);
  if (job === undefined && error !== null)
    return (
      <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()}>
        <Button onClick={onAnother}>{another}</Button>
      </ErrorState>
    );
  if (job === undefined) return <SkeletonRows rows={2} />;
  return (
    <Section title={titleOf(t, job)}>
      {/* stays mounted, so that its last text is announced */}
      <LiveRegion>{hasEnded ? endOf(t, job, unit) : toldOf(t, job, unit)}</LiveRegion>
      {hasEnded ? (
        <>
          <ImportEnd job={job} unit={unit} onBegun={() => void refetch()} />
          <Toolbar>
            <Button variant="primary" onClick={onAnother}>
              {another}
            </Button>
          </Toolbar>
        </>
      ) : (
        <>
          <Progress label={titleOf(t, job)} value={partOf(job)} delay={0} />
          <p>
            {job.importState === 'undoing'
              ? t.undoProgress(job.undoDone, job.undoTotal)
              : t.progress(job.rowsWritten, job.rowsTotal, unit)}
          </p>
          <p>{t.mayLeave}</p>
        </>
      )}
    </Section>
  );
}

const titleOf = (t: TableImportTexts, job: ImportJob): string => {
  if (job.importState === 'undoing') return t.undoing(job.fileName);
  return isUnderWay(job) ? t.importing(job.fileName) : t.importEnded(job.fileName);
};

const partOf = ({ importState, rowsDone, rowsTotal, undoDone, undoTotal }: ImportJob): number =>
  importState === 'undoing' ? undoDone / Math.max(1, undoTotal) : rowsDone / rowsTotal;

/** Announced progress, rounded to the announcement steps. */
function toldOf(t: TableImportTexts, job: ImportJob, unit: string): string {
  const { importState, rowsWritten, rowsTotal } = job;
  if (importState === 'undoing') return t.undoing(job.fileName);
  const step = Math.ceil(rowsTotal / TOLD);
  return t.progress(Math.floor(rowsWritten / step) * step, rowsTotal, unit);
}
