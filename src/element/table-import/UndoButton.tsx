import { useState } from 'react';
import { undoImportJob, type ImportJob } from '../../contract/import-job/import-job';
import { Button } from '../../ui/button/Button';
import { ProblemBox } from '../../ui/feedback/ProblemBox';
import { MessageBox } from '../../ui/overlay/MessageBox';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import { tableImportTexts } from './texts';

interface Props {
  job: ImportJob;
  unit: string;
  isSmall?: boolean;
  /** It is being taken back. */
  onUndoing(importJobNo: string): void;
}

/** Takes a whole import back, once that is confirmed. */
export function UndoButton({ job, unit, isSmall = false, onUndoing }: Props) {
  const host = useHost();
  const t = useTexts(tableImportTexts);
  const errors = useTexts(errorTexts);
  const undoing = useIntent(undoImportJob);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const { importJobNo, fileName, rowsWritten, canUndo } = job;
  if (!canUndo) return null;

  async function undo(): Promise<void> {
    setProblem('');
    const ended = await undoing.send({ importJobNo });
    setAsking(false);
    if (ended.kind === 'done') {
      onUndoing(importJobNo);
      return;
    }
    host.report(ended.error);
    setProblem(errors.of(ended.error));
  }
  return (
    <>
      <Button
        {...(isSmall && { size: 'small' as const, variant: 'text' as const })}
        aria-label={isSmall ? `${t.undo} ${fileName}` : undefined}
        loading={undoing.isSending}
        onClick={() => setAsking(true)}
      >
        {isSmall ? t.undoShort : t.undo}
      </Button>
      {problem !== '' && <ProblemBox>{problem}</ProblemBox>}
      {isAsking && (
        <MessageBox
          title={t.undo}
          confirmText={t.confirmUndo}
          cancelText={t.cancel}
          danger
          loading={undoing.isSending}
          onConfirm={() => void undo()}
          onCancel={() => setAsking(false)}
        >
          {t.undoQuestion(fileName, rowsWritten, unit)}
        </MessageBox>
      )}
    </>
  );
}
