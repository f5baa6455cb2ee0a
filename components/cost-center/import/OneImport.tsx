import { useEffect, useRef, useState } from 'react';
import { undoImportJob, type ImportJob, type WholeJob } from '../../../src/contract/import-job/import-job';
import { confirmImportJob, queryCheckedFile } from '../../../src/contract/import-job/whole-import';
import { COST_KINDS, type CostKind } from '../../../src/contract/cost-center/cost-objects';
import type { ResultOf } from '../../../src/contract/call';
import { invalidateCaches } from '../../../src/element/data/caches';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { isUnderWay, PROGRESS_MS } from '../../../src/element/table-import/displayed-state';
import { StateTag } from '../../../src/element/table-import/history-columns';
import { Confirmed } from '../../../src/element/table-import/Confirmed';
import { PreviewTable } from '../../../src/element/table-import/PreviewTable';
import { tableImportTexts } from '../../../src/element/table-import/texts';
import { WrongCells } from '../../../src/element/table-import/WrongCells';
import { Button } from '../../../src/ui/button/Button';
import { Progress } from '../../../src/ui/feedback/Progress';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Steps } from '../../../src/ui/layout/tabs/Steps';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Counts } from './Counts';
import type { CostImportStore } from './cost-import-store';
import { LookAgain } from './LookAgain';
import { costCenterImportTexts } from './texts';

const NO_EFFECT: Omit<WholeJob, 'variant'> = {
  isStale: false,
  staleKey: '',
  addCount: 0,
  changeCount: 0,
  closeCount: 0,
  sameCount: 0,
  wrongCount: 0,
  undoUntil: '',
};

/** Kind of the imported objects. */
const kindOf = ({ whole }: ImportJob): CostKind =>
  COST_KINDS.find((kind) => kind === whole?.variant) ?? 'costCenter';

/** Number of completed steps by state, of three: uploaded, checked, applied. */
const STEPS_DONE: Readonly<Record<ImportJob['importState'], number>> = {
  checking: 1,
  checked: 1,
  waiting: 2,
  running: 2,
  reversing: 2,
  failed: 1,
  done: 3,
  undoing: 3,
  undone: 3,
};

/** Page of one import: its progress, its planned or actual changes, and its actions. */
export function OneImport({ importing, importNo }: { importing: CostImportStore; importNo: string }) {
  const t = useTexts(costCenterImportTexts);
  const found = useCall(
    queryCheckedFile,
    { importJobNo: importNo },
    {
      live: true,
      refetchInterval: (answer) => (answer && isUnderWay(answer.importJob) ? PROGRESS_MS : false),
    },
  );
  const { data } = found;
  useAppliedInvalidation(importing, data?.importJob.importState);
  /** Error message of the last action; it stays while the import is refetched. */
  const [problem, setProblem] = useState('');
  return (
    <DetailPane
      noun={t.import}
      title={data?.importJob.fileName ?? t.import}
      row={importNo}
      found={found}
      isRefused={found.error !== null && isRefused(found.error)}
      onBack={() => importing.show('')}
      head={
        data && (
          <>
            <StateTag job={data.importJob} />
            <Tag>{t.kindName(kindOf(data.importJob))}</Tag>
          </>
        )
      }
    >
      {problem !== '' && (
        <p role="alert" className="ci-wrong">
          {problem}
        </p>
      )}
      {data && (
        <ImportDetail
          key={data.importJob.importState}
          importing={importing}
          found={data}
          onProblem={setProblem}
        />
      )}
    </DetailPane>
  );
}

/** States in which an import has just changed the cost objects. */
const CHANGED: readonly (ImportJob['importState'] | undefined)[] = ['done', 'undoing', 'undone'];

/** Invalidates cached cost objects when an import is seen to have written or restored them. */
function useAppliedInvalidation(
  { host }: CostImportStore,
  importState: ImportJob['importState'] | undefined,
): void {
  const former = useRef(importState);
  useEffect(() => {
    // an import of few rows ends before the next poll
    const isNew = former.current !== undefined && former.current !== importState;
    former.current = importState;
    if (!isNew || !CHANGED.includes(importState)) return;
    if (importState === 'done') host.track('import-applied');
    void invalidateCaches(host.runtime, { changes: ['cost'] });
  }, [host, importState]);
}

interface ResultProps {
  importing: CostImportStore;
  found: ResultOf<typeof queryCheckedFile>;
  onProblem(problem: string): void;
}

function ImportDetail({ importing, found, onProblem }: ResultProps) {
  const t = useTexts(costCenterImportTexts);
  const shared = useTexts(tableImportTexts);
  const { importJob: job } = found;
  const { importState, rowsTotal, rowsDone } = job;
  const { isStale, staleKey } = job.whole ?? NO_EFFECT;
  return (
    <>
      <Steps label={t.steps} steps={[t.upload, t.check, t.finish]} current={STEPS_DONE[importState]} />
      {isUnderWay(job) && (
        <div className="ci-progress">
          <Progress
            label={shared.stateName(importState)}
            value={rowsTotal === 0 ? 0 : rowsDone / rowsTotal}
            delay={0}
          />
          <span role="status">{t.rows(rowsDone, rowsTotal)}</span>
        </div>
      )}
      {isStale && (
        <p role="alert" className="ci-wrong">
          {staleKey === '' ? t.stale : t.staleRow(staleKey)}
        </p>
      )}
      {importState === 'failed' && <p role="alert">{t.failed}</p>}
      {importState === 'undone' && <p role="status">{t.undone}</p>}
      {importState === 'checked' && <Checked importing={importing} found={found} onProblem={onProblem} />}
      {importState === 'done' && <AppliedImport importing={importing} found={found} onProblem={onProblem} />}
    </>
  );
}

function Checked({ importing, found, onProblem }: ResultProps) {
  const t = useTexts(costCenterImportTexts);
  const shared = useTexts(tableImportTexts);
  const { importJob: job, missingList, wrongList, previewList } = found;
  const { importJobNo, importState } = job;
  const { addCount, changeCount, closeCount, wrongCount } = job.whole ?? NO_EFFECT;
  const isRight = wrongCount === 0 && missingList.length === 0;
  const doesNothing = addCount + changeCount + closeCount === 0;
  return (
    <>
      <Counts job={job} />
      {isRight && !doesNothing && (
        <div className="ci-act">
          <Confirmed
            call={confirmImportJob}
            body={{ importJobNo }}
            look={{ variant: 'primary' }}
            label={t.apply}
            title={t.apply}
            confirmText={t.confirm(t.apply)}
            question={t.applyQuestion(addCount, changeCount, closeCount)}
            onProblem={onProblem}
          />
        </div>
      )}
      {isRight && doesNothing && <p role="status">{t.nothingToDo}</p>}
      {!isRight && (
        <p role="alert" className="ci-wrong">
          {missingList.length > 0 ? t.columnsMissing(missingList.map(t.fieldName)) : t.rowsWrong(wrongCount)}
        </p>
      )}
      <LookAgain
        // the initial assignment is the gateway's
        key={JSON.stringify([importState, found.columnList])}
        importing={importing}
        found={found}
      />
      {wrongList.length > 0 && (
        <div className="ci-part">
          <h3>{shared.wrongCells}</h3>
          <p className="ci-hint">{shared.wrongShown(wrongCount, wrongList.length)}</p>
          <WrongCells
            wrongList={wrongList.map(({ line, cell, field, message }) => ({
              line,
              letter: cell,
              column: t.fieldName(field),
              message,
            }))}
          />
        </div>
      )}
      {previewList.length > 0 && (
        <div className="ci-part">
          <PreviewTable
            rows={previewList.map(({ line, code, name, how, fieldList }) => ({
              line,
              title: code,
              name,
              how,
              fieldList: fieldList.map(({ field, before, after }) => ({
                name: t.changedName(field),
                before: t.shownValue(field, before),
                after: t.shownValue(field, after),
              })),
            }))}
            heading="h3"
            titleHeader={t.fieldName('code')}
            nameHeader={t.fieldName('name')}
            total={addCount + changeCount + closeCount}
          />
        </div>
      )}
    </>
  );
}

function AppliedImport({ importing, found: { importJob: job }, onProblem }: ResultProps) {
  const t = useTexts(costCenterImportTexts);
  const { importJobNo, endTime, applyBy, canUndo } = job;
  const { undoUntil } = job.whole ?? NO_EFFECT;
  const costKind = kindOf(job);
  return (
    <>
      <Counts job={job} />
      <div className="ci-act">
        <p role="status">{t.done(applyBy, endTime)}</p>
        <Button onClick={() => importing.showCosts(costKind)}>{t.showCosts(t.kindName(costKind))}</Button>
      </div>
      {canUndo && (
        <div className="ci-act">
          <Confirmed
            call={undoImportJob}
            body={{ importJobNo }}
            look={{ variant: 'danger' }}
            label={t.undo}
            title={t.undo}
            confirmText={t.confirm(t.undo)}
            question={t.undoQuestion}
            isDangerous
            onDone={() => importing.host.track('import-undone')}
            onProblem={onProblem}
          />
          <span className="ci-hint">{t.undoHint(undoUntil)}</span>
        </div>
      )}
    </>
  );
}
