import { useState } from 'react';
import type { BodyOf, Call, ResultOf } from '../../contract/call';
import { readTableHead } from '../../contract/import-job/table-import';
import { Button } from '../../ui/button/Button';
import { ProblemBox } from '../../ui/feedback/ProblemBox';
import { Checkbox } from '../../ui/field/choice/Checkbox';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { usePlaceFields, type Head } from './place-fields';
import { TableFileField } from './TableFileField';
import { tableImportTexts } from './texts';
import { useReason } from './use-reason';

interface Props<C extends Call> {
  label: string;
  hint: string;
  call: C;
  /** `table`: JSON of a `HeaderPlace`, when the user has set the position of the headers. */
  bodyOf(sent: { file: File; table?: string }): BodyOf<C>;
  most: number;
  /** Kind of the table for `readTableHead`. */
  kind: string;
  variant?: string;
  onDone(result: ResultOf<C>): void;
}

/** Sends a table when it is chosen, or once the user has set the sheet and line of its headers. */
export function PlacedFileField<C extends Call>(props: Props<C>) {
  const t = useTexts(tableImportTexts);
  const [isByHand, setByHand] = useState(false);
  const [looked, setLooked] = useState<{ file: File; head: Head }>();
  if (looked !== undefined) return <Placing {...props} {...looked} onBack={() => setLooked(undefined)} />;
  const { label, hint, call, bodyOf, most, kind, variant = '', onDone } = props;
  return (
    <>
      {isByHand ? (
        <TableFileField
          key="by hand"
          label={label}
          hint={hint}
          call={readTableHead}
          bodyOf={(file) => ({ file, kind, variant })}
          most={most}
          onDone={(head, file) => setLooked({ file, head })}
        />
      ) : (
        <TableFileField
          label={label}
          hint={hint}
          call={call}
          bodyOf={(file) => bodyOf({ file })}
          most={most}
          onDone={onDone}
        />
      )}
      <Checkbox checked={isByHand} onChange={setByHand}>
        {t.placeByHand}
      </Checkbox>
    </>
  );
}

interface PlacingProps<C extends Call> extends Props<C> {
  file: File;
  head: Head;
  onBack(): void;
}

function Placing<C extends Call>({ call, bodyOf, onDone, file, head, onBack }: PlacingProps<C>) {
  const t = useTexts(tableImportTexts);
  const sayWhy = useReason();
  const sending = useIntent(call);
  const { place, fields } = usePlaceFields(head.sheetList);
  const [problem, setProblem] = useState('');

  async function send(): Promise<void> {
    setProblem('');
    const ended = await sending.send(bodyOf({ file, table: JSON.stringify(place) }));
    if (ended.kind === 'done') onDone(ended.result);
    else setProblem(sayWhy(ended.error));
  }
  return (
    <>
      <p>{t.placeOf(file.name)}</p>
      {fields}
      {place === undefined && <p>{t.emptySheet}</p>}
      <Button
        variant="primary"
        disabled={place === undefined}
        loading={sending.isSending}
        onClick={() => void send()}
      >
        {t.checkSo}
      </Button>
      <Button onClick={onBack}>{t.another}</Button>
      {problem !== '' && <ProblemBox>{problem}</ProblemBox>}
    </>
  );
}
