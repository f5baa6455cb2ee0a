import Download from 'lucide-react/icons/download';
import type { ImportJob } from '../../contract/import-job/import-job';
import { Button } from '../../ui/button/Button';
import { ProblemBox } from '../../ui/feedback/ProblemBox';
import { Fact, Facts } from '../../ui/layout/Facts';
import { saveTable } from '../../ui/table/save-table';
import { Toolbar } from '../../ui/layout/Toolbar';
import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import { tableImportTexts, type TableImportTexts } from './texts';
import { ResumeButton } from './ResumeButton';
import { UndoButton } from './UndoButton';
import { WrongCells } from './WrongCells';

interface Props {
  job: ImportJob;
  /** Counter word of rows. */
  unit: string;
  /** Called when the import was resumed, or undoing has started. */
  onBegun(importJobNo: string): void;
}

/** The outcome of the rows of an import that has ended. */
export function ImportEnd({ job, unit, onBegun }: Props) {
  const t = useTexts(tableImportTexts);
  const errors = useTexts(errorTexts);
  const { rowsWritten, rowsKnown, refusedCount, refusedList, failure, keptList, undoFailure } = job;
  const said = endOf(t, job, unit);
  const rows = refusedList.map(({ line, column, message }) => [`${line}`, column, errors.word(message)]);
  return (
    <>
      {failure === null ? <p>{said}</p> : <ProblemBox>{said}</ProblemBox>}
      <Facts>
        <Fact name={t.written}>{t.count(rowsWritten, unit)}</Fact>
        {rowsKnown > 0 && <Fact name={t.known}>{t.count(rowsKnown, unit)}</Fact>}
        <Fact name={t.refused}>{t.count(notTaken(job), unit)}</Fact>
      </Facts>
      {refusedCount > 0 && (
        <>
          <p>{t.refusedWhy}</p>
          <p>{t.refusedShown(refusedCount, refusedList.length)}</p>
          <WrongCells wrongList={refusedList} />
          <Button
            icon={<Download />}
            onClick={() => saveTable([[t.line, t.column, t.reason], ...rows], t.refusedFile)}
          >
            {t.saveRefused}
          </Button>
        </>
      )}
      {undoFailure !== null && <ProblemBox>{t.undoStopped(undoFailure)}</ProblemBox>}
      {keptList.length > 0 && (
        <>
          <ProblemBox>{t.keptWhy}</ProblemBox>
          <WrongCells wrongList={keptList} />
        </>
      )}
      {(job.canUndo || job.canResume) && (
        <Toolbar>
          <ResumeButton job={job} onBegun={onBegun} />
          <UndoButton job={job} unit={unit} onUndoing={onBegun} />
        </Toolbar>
      )}
    </>
  );
}

/** Outcome of the import in one sentence. */
export const endOf = (t: TableImportTexts, job: ImportJob, unit: string): string =>
  job.importState === 'undone'
    ? t.undone(job.undoDone)
    : job.failure === null
      ? t.importDone(job.rowsWritten, notTaken(job), unit)
      : t.importStopped(job.failure, job.rowsWritten, unit);

/** Number of rows that were neither written by this import nor recorded before. */
const notTaken = ({ rowsTotal, rowsWritten, rowsKnown }: ImportJob): number =>
  rowsTotal - rowsWritten - rowsKnown;
