import { useState } from 'react';
import { Button } from '../../ui/button/Button';
import { ProblemBox } from '../../ui/feedback/ProblemBox';
import { Fact, Facts } from '../../ui/layout/Facts';
import { Section } from '../../ui/layout/Section';
import { Toolbar } from '../../ui/layout/Toolbar';
import { MessageBox } from '../../ui/overlay/MessageBox';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import { PreviewTable } from './PreviewTable';
import { tableImportTexts } from './texts';
import { WrongCells } from './WrongCells';
import type { ImportCall, Looked, Wizard } from './wizard';

interface Props<C extends ImportCall> {
  wizard: Wizard<C>;
  looked: Looked<C>;
  /** Called when the import of its rows has started. */
  onBegun(importJobNo: string): void;
  /** Called when the user wants another file. */
  onAnother(): void;
}

/** Result of a dry run: effect and wrong cells of a file, with the button that imports it. */
export function CheckedFile<C extends ImportCall>({ wizard, looked, onBegun, onAnother }: Props<C>) {
  const host = useHost();
  const shared = useTexts(tableImportTexts);
  const errors = useTexts(errorTexts);
  const { call, texts: t, bodyOf } = wizard;
  const { result: first, ...sent } = looked;
  const taking = useIntent(call);
  const [result, setResult] = useState(first);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const { rowCount, wrongCount, wrongList, previewList = [] } = result;
  const { addCount, changeCount = 0, sameCount = 0 } = result;
  const toWrite = wizard.toWrite?.(result) ?? (addCount === undefined ? rowCount : addCount + changeCount);
  const written = { added: addCount ?? toWrite, changed: changeCount };
  const counts = [
    [shared.rows, rowCount],
    ...(addCount === undefined
      ? []
      : ([
          [shared.addedRows, addCount],
          [shared.changedRows, changeCount],
          [shared.sameRows, sameCount],
        ] as const)),
    ...(wizard.countsOf?.(result) ?? []),
    [shared.wrong, wrongCount],
  ] as const;

  async function take(): Promise<void> {
    setProblem('');
    const ended = await taking.send(bodyOf({ ...sent, dryRun: '0' }));
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
    <Section title={shared.checked(sent.file.name)}>
      <Facts>
        {counts.map(([name, count]) => (
          <Fact key={name} name={name}>
            {typeof count === 'number' ? shared.number(count) : count}
          </Fact>
        ))}
      </Facts>
      {!isClean && (
        <>
          <p>{t.allOrNone}</p>
          <p>{shared.wrongShown(wrongCount, wrongList.length)}</p>
          <WrongCells wrongList={wrongList} />
        </>
      )}
      {isClean && toWrite === 0 && <p>{t.nothing}</p>}
      {problem !== '' && <ProblemBox>{problem}</ProblemBox>}
      <Toolbar>
        {isClean && toWrite > 0 && (
          <Button variant="primary" loading={taking.isSending} onClick={() => setAsking(true)}>
            {t.import(toWrite, written)}
          </Button>
        )}
        <Button onClick={onAnother}>{shared.another}</Button>
      </Toolbar>
      {previewList.length > 0 && <PreviewTable rows={previewList} total={toWrite} />}
      {isAsking && (
        <MessageBox
          title={t.import(toWrite, written)}
          confirmText={shared.confirmImport}
          cancelText={shared.cancel}
          loading={taking.isSending}
          onConfirm={() => void take()}
          onCancel={() => setAsking(false)}
        >
          {wizard.question(toWrite, written)}
        </MessageBox>
      )}
    </Section>
  );
}
