import { useState } from 'react';
import type { ImportJob } from '../../contract/import-job/import-job';
import { ProblemBox } from '../../ui/feedback/ProblemBox';
import { useTexts } from '../../ui/texts/use-texts';
import { Confirmed } from './Confirmed';
import { useImportCalls } from './import-calls';
import { tableImportTexts } from './texts';

interface Props {
  job: ImportJob;
  unit: string;
  isSmall?: boolean;
  /** Called when undoing has started. */
  onUndoing(importJobNo: string): void;
}

/** Undoes a whole import after a confirmation. */
export function UndoButton({ job, unit, isSmall = false, onUndoing }: Props) {
  const t = useTexts(tableImportTexts);
  const calls = useImportCalls();
  const [problem, setProblem] = useState('');
  const { importJobNo, fileName, rowsWritten, canUndo } = job;
  if (!canUndo) return null;
  return (
    <>
      <Confirmed
        call={calls.undo}
        body={{ importJobNo }}
        label={isSmall ? t.undoShort : t.undo}
        look={isSmall ? { size: 'small', variant: 'text', 'aria-label': `${t.undo} ${fileName}` } : {}}
        title={t.undo}
        question={t.undoQuestion(fileName, rowsWritten, unit)}
        confirmText={t.confirmUndo}
        isDangerous
        onDone={() => onUndoing(importJobNo)}
        onProblem={setProblem}
      />
      {problem !== '' && <ProblemBox>{problem}</ProblemBox>}
    </>
  );
}
