import { useState } from 'react';
import { importStaff, type WrongStaffCell } from '../../../../src/contract/address-book/staff-import';
import type { ResultOf } from '../../../../src/contract/call';
import { useIntent } from '../../../../src/element/data/use-intent';
import { errorTexts } from '../../../../src/element/errors/texts';
import { useHost } from '../../../../src/element/host/host-context';
import { Button } from '../../../../src/ui/button/Button';
import { LiveRegion } from '../../../../src/ui/feedback/LiveRegion';
import { ProblemBox } from '../../../../src/ui/feedback/ProblemBox';
import { Fact, Facts } from '../../../../src/ui/layout/Facts';
import { Section } from '../../../../src/ui/layout/Section';
import { Toolbar } from '../../../../src/ui/layout/Toolbar';
import { MessageBox } from '../../../../src/ui/overlay/MessageBox';
import { DataTable, type Column } from '../../../../src/ui/table/DataTable';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { staffImportTexts } from './texts';

interface Props {
  file: File;
  result: ResultOf<typeof importStaff>;
  /** Another file is wanted. */
  onAnother(): void;
}

/** What a file would do, each wrong cell of it, and the way to take it; then what was taken. */
export function ImportOutcome({ file, result: looked, onAnother }: Props) {
  const host = useHost();
  const t = useTexts(staffImportTexts);
  const errors = useTexts(errorTexts);
  const taking = useIntent(importStaff);
  const [result, setResult] = useState(looked);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const { rowCount, wrongCount, wrongList, isWritten } = result;

  async function take(): Promise<void> {
    setProblem('');
    const ended = await taking.send({ file, dryRun: '0' });
    setAsking(false);
    if (ended.kind === 'done') {
      setResult(ended.result);
      if (!ended.result.isWritten) setProblem(t.changed);
      return;
    }
    host.report(ended.error);
    const why = errors.of(ended.error);
    setProblem(ended.kind === 'uncertain' ? t.uncertain(why) : why);
  }
  const isReady = wrongCount === 0 && rowCount > 0 && !isWritten;
  return (
    <Section title={isWritten ? t.imported(file.name) : t.checked(file.name)}>
      <Facts>
        <Fact name={t.rows}>{t.count(rowCount)}</Fact>
        <Fact name={t.wrong}>{t.count(wrongCount)}</Fact>
      </Facts>
      {isWritten && <p>{t.done(rowCount)}</p>}
      <LiveRegion>{isWritten ? t.done(rowCount) : ''}</LiveRegion>
      {wrongCount > 0 && <WrongCells wrongList={wrongList} wrongCount={wrongCount} />}
      {rowCount === 0 && <p>{t.nothing}</p>}
      {problem !== '' && <ProblemBox>{problem}</ProblemBox>}
      <Toolbar>
        {isReady && (
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

const TALLEST = 420;

/** Each wrong cell with its place in the spreadsheet and its reason. */
function WrongCells({ wrongList, wrongCount }: { wrongList: readonly WrongStaffCell[]; wrongCount: number }) {
  const t = useTexts(staffImportTexts);
  const columns: Column<WrongStaffCell>[] = [
    { id: 'line', header: t.line, card: 'title', width: 72, cell: ({ line }) => `${line}` },
    { id: 'column', header: t.column, width: 140, cell: ({ column }) => column },
    { id: 'message', header: t.reason, width: 420, cell: ({ message }) => message },
  ];
  return (
    <>
      <p>{t.allOrNone}</p>
      <p>{t.wrongShown(wrongCount, wrongList.length)}</p>
      <DataTable
        label={t.wrongCells}
        columns={columns}
        rows={wrongList}
        rowKey={({ line, column }) => `${line} ${column}`}
        maxHeight={TALLEST}
        empty={null}
      />
    </>
  );
}
