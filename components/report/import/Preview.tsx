import { useEffect, useRef, useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { importTravelRecords, type ImportedProduct } from '../../../src/contract/report/records';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import type { Host } from '../../../src/element/host/host';
import { WrongCells } from '../../../src/element/table-import/WrongCells';
import { Button } from '../../../src/ui/button/Button';
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion';
import { ProblemBox } from '../../../src/ui/feedback/ProblemBox';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { recordImport } from './declaration';
import { recordImportTexts } from './texts';

interface Props {
  host: Host<typeof recordImport>;
  file: File;
  product: ImportedProduct;
  result: ResultOf<typeof importTravelRecords>;
  /** Another file is wanted. */
  onDone(): void;
}

/** What a file would do, each wrong cell of it, and the way to take it; then what was taken. */
export function Preview({ host, file, product, result: looked, onDone }: Props) {
  const t = useTexts(recordImportTexts);
  const errors = useTexts(errorTexts);
  const taking = useIntent(importTravelRecords);
  const [result, setResult] = useState(looked);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const card = useRef<HTMLElement>(null);
  // what was pressed has gone
  useEffect(() => card.current?.focus(), []);
  const { rowCount, newCount, knownCount, wrongCount, wrongList, isWritten } = result;
  const counts = [
    [t.rows, rowCount],
    [t.added, newCount],
    [t.known, knownCount],
    [t.wrong, wrongCount],
  ] as const;

  async function take(): Promise<void> {
    setProblem('');
    const ended = await taking.send({ file, product, dryRun: '0' });
    setAsking(false);
    if (ended.kind === 'done') {
      setResult(ended.result);
      if (ended.result.isWritten) host.track('records-imported');
      else setProblem(t.changed);
      return;
    }
    host.report(ended.error);
    const why = errors.of(ended.error);
    setProblem(ended.kind === 'uncertain' ? t.uncertain(why) : why);
  }
  const isClean = wrongCount === 0;
  return (
    <section
      ref={card}
      tabIndex={-1}
      className="ri-card"
      part="preview"
      aria-label={isWritten ? t.imported(file.name) : t.checked(file.name)}
    >
      <h2>{isWritten ? t.imported(file.name) : t.checked(file.name)}</h2>
      <Facts>
        {counts.map(([name, count]) => (
          <Fact key={name} name={name}>
            {t.count(count)}
          </Fact>
        ))}
      </Facts>
      {isWritten && <p>{t.done(newCount)}</p>}
      <LiveRegion>{isWritten ? t.done(newCount) : ''}</LiveRegion>
      {!isClean && (
        <>
          <p>{t.allOrNone}</p>
          <p className="ri-hint">{t.wrongShown(wrongCount, wrongList.length)}</p>
          <WrongCells wrongList={wrongList} />
        </>
      )}
      {isClean && newCount === 0 && <p>{t.nothingNew}</p>}
      {problem !== '' && <ProblemBox>{problem}</ProblemBox>}
      <Toolbar>
        {isClean && newCount > 0 && !isWritten && (
          <Button variant="primary" loading={taking.isSending} onClick={() => setAsking(true)}>
            {t.import(newCount)}
          </Button>
        )}
        <Button onClick={onDone}>{t.another}</Button>
      </Toolbar>
      {isAsking && (
        <MessageBox
          title={t.import(newCount)}
          confirmText={t.confirm}
          cancelText={t.cancel}
          loading={taking.isSending}
          onConfirm={() => void take()}
          onCancel={() => setAsking(false)}
        >
          {t.question(newCount, t.productName(product))}
        </MessageBox>
      )}
    </section>
  );
}
