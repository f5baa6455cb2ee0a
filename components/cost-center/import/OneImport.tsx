import { useEffect, useRef, useState } from 'react';
import {
  applyCostImport,
  queryCostImport,
  undoCostImport,
  type CostImport,
} from '../../../src/contract/cost-center/import';
import type { ResultOf } from '../../../src/contract/call';
import { invalidateCaches } from '../../../src/element/data/caches';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
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
import { IMPORT_TONES } from './columns';
import type { CostImportStore } from './cost-import-store';
import { LookAgain } from './LookAgain';
import { costCenterImportTexts } from './texts';
import { isUnderWay, PROGRESS_MS, displayedState } from './under-way';

/** Number of completed steps by state, of three: uploaded, checked, applied. */
const STEPS_DONE: Readonly<Record<CostImport['importState'], number>> = {
  checking: 1,
  checked: 1,
  applying: 2,
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
    queryCostImport,
    { importNo },
    {
      live: true,
      refetchInterval: (answer) => (answer && isUnderWay(answer.costImport) ? PROGRESS_MS : false),
    },
  );
  const { data } = found;
  useAppliedInvalidation(importing, data?.costImport.importState);
  /** Error message of the last action; it stays while the import is refetched. */
  const [problem, setProblem] = useState('');
  return (
    <DetailPane
      noun={t.import}
      title={data?.costImport.fileName ?? t.import}
      row={importNo}
      found={found}
      isRefused={found.error !== null && isRefused(found.error)}
      onBack={() => importing.show('')}
      head={
        data && (
          <>
            <Tag tone={IMPORT_TONES[displayedState(data.costImport)]}>
              {t.stateName(displayedState(data.costImport))}
            </Tag>
            <Tag>{t.kindName(data.costImport.costKind)}</Tag>
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
          key={data.costImport.importState}
          importing={importing}
          found={data}
          onProblem={setProblem}
        />
      )}
    </DetailPane>
  );
}

/** Invalidates cached cost objects when an import that was under way is seen to be done. */
function useAppliedInvalidation(
  { host }: CostImportStore,
  importState: CostImport['importState'] | undefined,
): void {
  const former = useRef(importState);
  useEffect(() => {
    // an import of few rows ends before the next poll
    const isOver = former.current !== undefined && former.current !== 'done' && importState === 'done';
    former.current = importState;
    if (!isOver) return;
    host.track('import-applied');
    void invalidateCaches(host.runtime, applyCostImport);
  }, [host, importState]);
}

interface ResultProps {
  importing: CostImportStore;
  found: ResultOf<typeof queryCostImport>;
  onProblem(problem: string): void;
}

function ImportDetail({ importing, found, onProblem }: ResultProps) {
  const t = useTexts(costCenterImportTexts);
  const { costImport } = found;
  const { importState, rowCount, rowsDone, isStale, staleCode } = costImport;
  return (
    <>
      <Steps label={t.steps} steps={[t.upload, t.check, t.finish]} current={STEPS_DONE[importState]} />
      {isUnderWay(costImport) && (
        <div className="ci-progress">
          <Progress
            label={t.stateName(importState)}
            value={rowCount === 0 ? 0 : rowsDone / rowCount}
            delay={0}
          />
          <span role="status">{t.rows(rowsDone, rowCount)}</span>
        </div>
      )}
      {isStale && (
        <p role="alert" className="ci-wrong">
          {staleCode === '' ? t.stale : t.staleRow(staleCode)}
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
  const { costImport, missingList, wrongList, previewList } = found;
  const { importNo, addCount, changeCount, closeCount, wrongCount, importState } = costImport;
  const isRight = wrongCount === 0 && missingList.length === 0;
  const doesNothing = addCount + changeCount + closeCount === 0;
  return (
    <>
      <Counts costImport={costImport} />
      {isRight && !doesNothing && (
        <div className="ci-act">
          <Confirmed
            call={applyCostImport}
            body={{ importNo }}
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

function AppliedImport({ importing, found: { costImport }, onProblem }: ResultProps) {
  const t = useTexts(costCenterImportTexts);
  const { importNo, undoUntil, doneTime, applyBy, costKind } = costImport;
  return (
    <>
      <Counts costImport={costImport} />
      <div className="ci-act">
        <p role="status">{t.done(applyBy, doneTime)}</p>
        <Button onClick={() => importing.showCosts(costKind)}>{t.showCosts(t.kindName(costKind))}</Button>
      </div>
      {undoUntil !== '' && (
        <div className="ci-act">
          <Confirmed
            call={undoCostImport}
            body={{ importNo }}
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
