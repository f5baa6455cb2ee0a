import { useState } from 'react';
import { importStaff } from '../../../../src/contract/address-book/staff-import';
import type { ResultOf } from '../../../../src/contract/call';
import { useIntent } from '../../../../src/element/data/use-intent';
import { errorTexts } from '../../../../src/element/errors/texts';
import { useHost } from '../../../../src/element/host/host-context';
import { WrongCells } from '../../../../src/element/table-import/WrongCells';
import { Button } from '../../../../src/ui/button/Button';
import { ProblemBox } from '../../../../src/ui/feedback/ProblemBox';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { Section } from '../../../../src/ui/layout/Section';
import { Toolbar } from '../../../../src/ui/layout/Toolbar';
import { MessageBox } from '../../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { staffImportTexts } from './texts';

interface Props {
  file: File;
  result: ResultOf<typeof importStaff>;
  /** The import of its staff is under way. */
  onBegun(importJobNo: string): void;
  /** Another file is wanted. */
  onAnother(): void;
}

/** The effect that a file would have, its wrong cells, and the button that takes it. */
export function ImportOutcome({ file, result: looked, onBegun, onAnother }: Props) {
  const host = useHost();
  const t = useTexts(staffImportTexts);
  const errors = useTexts(errorTexts);
  const taking = useIntent(importStaff);
  const [result, setResult] = useState(looked);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const { rowCount, wrongCount, wrongList } = result;

  async function take(): Promise<void> {
    setProblem('');
    const ended = await taking.send({ file, dryRun: '0' });
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
  return (
    <Section title={t.checked(file.name)}>
      <Facts>
        <Fact name={t.rows}>{t.count(rowCount)}</Fact>
        <Fact name={t.wrong}>{t.count(wrongCount)}</Fact>
      </Facts>
      {wrongCount > 0 && (
        <>
          <p>{t.allOrNone}</p>
          <p>{t.wrongShown(wrongCount, wrongList.length)}</p>
          <WrongCells wrongList={wrongList} />
        </>
      )}
      {rowCount === 0 && <p>{t.nothing}</p>}
      {problem !== '' && <ProblemBox>{problem}</ProblemBox>}
      <Toolbar>
        {wrongCount === 0 && rowCount > 0 && (
          <Button variant="primary" loading={taking.isSending} onClick={() => setAsking(true)}>
            {t.import(rowCount)}
          </Button>
        )}
        <Button onClick={onAnother}>{t.another}</Button>
      </Toolbar>
      {isAsking && (
        <MessageBox
          title={t.import(rowCount)}
          confirmText={t.confirm}
          cancelText={t.cancel}
          loading={taking.isSending}
          onConfirm={() => void take()}
          onCancel={() => setAsking(false)}
        >
          {t.question(rowCount)}
        </MessageBox>
      )}
    </Section>
  );
}
