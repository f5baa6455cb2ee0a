import { useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import { matchImportColumns, type queryCheckedFile } from '../../../src/contract/import-job/whole-import';
import { useIntent } from '../../../src/element/data/use-intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { MatchColumns } from '../../../src/element/table-import/MatchColumns';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { CostImportStore } from './cost-import-store';
import { costCenterImportTexts } from './texts';

interface Props {
  importing: CostImportStore;
  found: ResultOf<typeof queryCheckedFile>;
}

/** Assignment of the file's columns to fields; another assignment checks the file again. */
export function LookAgain({ importing, found: { importJob, headerList, columnList, missingList } }: Props) {
  const t = useTexts(costCenterImportTexts);
  const errors = useTexts(errorTexts);
  const matching = useIntent(matchImportColumns);
  const [problem, setProblem] = useState('');

  async function lookAgain(chosen: typeof columnList): Promise<void> {
    setProblem('');
    const ended = await matching.send({ importJobNo: importJob.importJobNo, columnList: chosen });
    if (ended.kind === 'done') return;
    importing.host.report(ended.error);
    setProblem(errors.of(ended.error));
  }
  return (
    <MatchColumns
      headerList={headerList}
      columnList={columnList}
      needed={missingList}
      fieldName={t.fieldName}
      nowhere={t.nowhere}
      submit={t.lookAgain}
      submitting={t.lookingAgain}
      isSending={matching.isSending}
      problem={problem}
      onSubmit={(chosen) => void lookAgain(chosen)}
    />
  );
}
