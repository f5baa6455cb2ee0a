import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { ResultOf } from '../../contract/call';
import { Button } from '../../ui/button/Button';
import { ProblemBox } from '../../ui/feedback/ProblemBox';
import { Section } from '../../ui/layout/Section';
import { Toolbar } from '../../ui/layout/Toolbar';
import { saveTable } from '../../ui/table/save-table';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { useImportCalls } from './import-calls';
import type { Head } from './place-fields';
import { PlaceStep } from './PlaceStep';
import { TableFileField } from './TableFileField';
import { tableImportTexts } from './texts';
import { useReason } from './use-reason';
import type { ImportCall, Looked, Wizard } from './wizard';

const MEGABYTE = 1024 * 1024;

interface Props<C extends ImportCall> {
  wizard: Wizard<C>;
  onLooked(looked: Looked<C>): void;
}

/**
 * Field for the file and its template. After a refusal the user may set the position of the table and the columns of
 * its fields.
 */
export function FileStep<C extends ImportCall>({ wizard, onLooked }: Props<C>) {
  const t = useTexts(tableImportTexts);
  const { call, texts, template } = wizard;
  const [refused, setRefused] = useState<File>();
  const sayWhy = useReason();
  const reading = useIntent(useImportCalls().head);
  const [head, setHead] = useState<Head>();
  const [problem, setProblem] = useState('');
  const { headers } = template;

  async function lookInto(file: File): Promise<void> {
    setProblem('');
    reading.forget();
    const ended = await reading.send({ file, kind: call.kind, variant: wizard.variant ?? '' });
    if (ended.kind === 'done') setHead(ended.result);
    else setProblem(sayWhy(ended.error));
  }
  if (head !== undefined && refused !== undefined)
    return (
      <PlaceStep
        wizard={wizard}
        file={refused}
        head={head}
        onLooked={onLooked}
        onBack={() => {
          setHead(undefined);
          setRefused(undefined);
        }}
      />
    );
  return (
    <Section title={texts.chooseFile}>
      {wizard.before}
      <TableFileField
        label={texts.file}
        hint={texts.fileHint(call.rows, call.fileBytes / MEGABYTE)}
        call={call}
        bodyOf={(file) => wizard.bodyOf({ file, dryRun: '1' })}
        most={call.fileBytes}
        onDone={(result: ResultOf<C>, file) => onLooked({ file, result })}
        onRefused={setRefused}
      />
      {wizard.after}
      <Toolbar>
        {refused !== undefined && (
          <Button loading={reading.isSending} onClick={() => void lookInto(refused)}>
            {t.byHand}
          </Button>
        )}
        <Button
          icon={<Download />}
          disabled={headers === undefined}
          onClick={() => saveTable([[...(headers ?? [])]], template.name)}
        >
          {t.template}
        </Button>
      </Toolbar>
      {problem !== '' && <ProblemBox>{problem}</ProblemBox>}
    </Section>
  );
}
