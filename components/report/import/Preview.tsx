import { useEffect, useRef, useState } from 'react';
import { importTravelRecords } from '../../../src/contract/report/records';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { WrongCells } from '../../../src/element/table-import/WrongCells';
import { Button } from '../../../src/ui/button/Button';
import { ProblemBox } from '../../../src/ui/feedback/ProblemBox';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Looked } from './ChooseFile';
import { recordImportTexts } from './texts';

interface Props extends Looked {
  /** The import of its records is under way. */
  onBegun(importJobNo: string): void;
  /** Another file is wanted. */
  onAnother(): void;
}

/** The effect that a file would have, its wrong cells, and the button that takes it. */
export function Preview({ file, product, result: looked, onBegun, onAnother }: Props) {
  const host = useHost();
  const t = useTexts(recordImportTexts);
  const errors = useTexts(errorTexts);
  const taking = useIntent(importTravelRecords);
  const [result, setResult] = useState(looked);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const card = useRef<HTMLElement>(null);
  // what was pressed has gone
  useEffect(() => card.current?.focus(), []);
  const { rowCount, newCount, knownCount, wrongCount, wrongList } = result;
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
      const { importJobNo } = ended.result;
      if (importJobNo !== null) {
        onBegun(importJobNo);
        return;
      }
      setResult(ended.result);
      setProblem(t.changed);
      return;
    }
    host.report(ended.error);
    const why = errors.of(ended.error);
    setProblem(ended.kind === 'uncertain' ? t.uncertain(why) : why);
  }
  const isClean = wrongCount === 0;
  return (
    <section ref={card} tabIndex={-1} className="ri-card" part="preview" aria-label={t.checked(file.name)}>
      <h3>{t.checked(file.name)}</h3>
      <Facts>
        {counts.map(([name, count]) => (
          <Fact key={name} name={name}>
            {t.count(count)}
          </Fact>
        ))}
      </Facts>
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
        {isClean && newCount > 0 && (
          <Button variant="primary" loading={taking.isSending} onClick={() => setAsking(true)}>
            {t.import(newCount)}
          </Button>
        )}
        <Button onClick={onAnother}>{t.another}</Button>
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
