import { useEffect, useRef, useState } from 'react';
import {
  applyCostImport,
  queryCostImport,
  undoCostImport,
  type CostImport,
} from '../../../src/contract/cost-center/import';
import type { ResultOf } from '../../../src/contract/call';
import { makeStale } from '../../../src/element/data/caches';
import { useCall } from '../../../src/element/data/use-call';
import { DetailPane } from '../../../src/element/list/DetailPane';
import { isRefused } from '../../../src/element/list/is-refused';
import { Button } from '../../../src/ui/button/Button';
import { Progress } from '../../../src/ui/feedback/Progress';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Steps } from '../../../src/ui/layout/tabs/Steps';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { Confirmed } from './Confirmed';
import { Counts } from './Counts';
import { IMPORT_TONES } from './columns';
import type { Importing } from './importing';
import { LookAgain } from './LookAgain';
import { Preview } from './Preview';
import { costCenterImportTexts } from './texts';
import { isUnderWay, PROGRESS_MS, shownState } from './under-way';
import { WrongCells } from './WrongCells';

/** How far each state is on the way of three steps: uploaded, checked, taken over. */
const STEPS_DONE: Readonly<Record<CostImport['importState'], number>> = {
  checking: 1,
  checked: 1,
  applying: 2,
  reversing: 2,
  failed: 1,
  done: 3,
  undone: 3,
};

/** One import, whole: how far it is, what it would do or has done, and what can be done with it. */
export function OneImport({ importing, importNo }: { importing: Importing; importNo: string }) {
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
  useTakenOver(importing, data?.costImport.importState);
  /** Why what was done came to nothing: it stands while the import is shown as it is by now. */
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
            <Tag tone={IMPORT_TONES[shownState(data.costImport)]}>
              {t.stateName(shownState(data.costImport))}
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
        <Shown key={data.costImport.importState} importing={importing} found={data} onProblem={setProblem} />
      )}
    </DetailPane>
  );
}

/** What is kept of cost objects is another as soon as an import is seen to be over that was under way. */
function useTakenOver({ host }: Importing, importState: CostImport['importState'] | undefined): void {
  const former = useRef(importState);
  useEffect(() => {
    // few rows are written before it is asked again
    const isOver = former.current !== undefined && former.current !== 'done' && importState === 'done';
    former.current = importState;
    if (!isOver) return;
    host.track('import-applied');
    void makeStale(host.runtime, applyCostImport);
  }, [host, importState]);
}

interface ShownProps {
  importing: Importing;
  found: ResultOf<typeof queryCostImport>;
  onProblem(problem: string): void;
}

function Shown({ importing, found, onProblem }: ShownProps) {
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
      {importState === 'done' && <Done importing={importing} found={found} onProblem={onProblem} />}
    </>
  );
}

function Checked({ importing, found, onProblem }: ShownProps) {
  const t = useTexts(costCenterImportTexts);
  const { costImport, missingList, wrongList, previewList } = found;
  const { importNo, addCount, changeCount, closeCount, wrongCount, importState } = costImport;
  const isRight = wrongCount === 0 && missingList.length === 0;
  const doesNothing = addCount + changeCount + closeCount === 0;
  return (
    <>
      <Counts costImport={costImport} />
      {isRight && !doesNothing && (
        <Confirmed
          host={importing.host}
          call={applyCostImport}
          body={{ importNo }}
          variant="primary"
          label={t.apply}
          question={t.applyQuestion(addCount, changeCount, closeCount)}
          onProblem={onProblem}
        />
      )}
      {isRight && doesNothing && <p role="status">{t.nothingToDo}</p>}
      {!isRight && (
        <p role="alert" className="ci-wrong">
          {missingList.length > 0 ? t.columnsMissing(missingList.map(t.fieldName)) : t.rowsWrong(wrongCount)}
        </p>
      )}
      <LookAgain
        // what is chosen begins with what the gateway knows
        key={JSON.stringify([importState, found.columnList])}
        importing={importing}
        found={found}
      />
      {wrongList.length > 0 && <WrongCells wrongList={wrongList} wrongCount={wrongCount} />}
      {previewList.length > 0 && (
        <Preview previewList={previewList} total={addCount + changeCount + closeCount} />
      )}
    </>
  );
}

function Done({ importing, found: { costImport }, onProblem }: ShownProps) {
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
        <Confirmed
          host={importing.host}
          call={undoCostImport}
          body={{ importNo }}
          variant="danger"
          label={t.undo}
          hint={t.undoHint(undoUntil)}
          question={t.undoQuestion}
          onDone={() => importing.host.track('import-undone')}
          onProblem={onProblem}
        />
      )}
    </>
  );
}
