import { useState } from 'react';
import type { ImportJob } from '../../contract/import-job/import-job';
import { Button } from '../../ui/button/Button';
import { ProblemBox } from '../../ui/feedback/ProblemBox';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { useImportCalls } from './import-calls';
import { tableImportTexts } from './texts';
import { useReason } from './use-reason';

interface Props {
  job: ImportJob;
  isSmall?: boolean;
  onBegun(importJobNo: string): void;
}

/** Resumes a failed import without another confirmation, as its rows were confirmed before. */
export function ResumeButton({ job, isSmall = false, onBegun }: Props) {
  const t = useTexts(tableImportTexts);
  const sayWhy = useReason();
  const resuming = useIntent(useImportCalls().resume);
  const [problem, setProblem] = useState('');
  const { importJobNo, fileName, canResume = false } = job;
  if (!canResume) return null;

  async function resume(): Promise<void> {
    setProblem('');
    const ended = await resuming.send({ importJobNo });
    if (ended.kind === 'done') onBegun(importJobNo);
    else setProblem(sayWhy(ended.error));
  }
  return (
    <>
      <Button
        {...(isSmall && { size: 'small', variant: 'text', 'aria-label': `${t.resume} ${fileName}` })}
        loading={resuming.isSending}
        onClick={() => void resume()}
      >
        {t.resume}
      </Button>
      {problem !== '' && <ProblemBox>{problem}</ProblemBox>}
    </>
  );
}
