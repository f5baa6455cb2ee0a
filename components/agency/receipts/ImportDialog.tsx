import { useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import {
  checkReceipts,
  importReceipts,
  STATEMENT_FILE_BYTES,
  type WrongPlace,
} from '../../../src/contract/agency/bank-statements';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { TableFileField } from '../../../src/element/table-import/TableFileField';
import { WrongCells } from '../../../src/element/table-import/WrongCells';
import { Button } from '../../../src/ui/button/Button';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { receiptTexts } from './texts';

interface Props {
  onClose(): void;
  onDone(text: string): void;
}

interface Checked {
  file: File;
  found: ResultOf<typeof checkReceipts>;
}

/** Checks a bank statement, shows its wrong cells or its sums, and then stores it as a whole. */
export function ImportDialog({ onClose, onDone }: Props) {
  const t = useTexts(receiptTexts);
  const [checked, setChecked] = useState<Checked>();
  if (checked && checked.found.wrongCount === 0) {
    const { file, found } = checked;
    return (
      <ConfirmBox
        call={importReceipts}
        body={{ file }}
        title={t.importTitle}
        confirmText={t.take}
        cancelText={t.cancel}
        onClose={onClose}
        onDone={({ addCount }) => onDone(t.taken(addCount))}
      >
        {t.checked(found.addCount, found.addAmount, found.knownCount)}
      </ConfirmBox>
    );
  }
  return (
    <Dialog title={t.importTitle} onClose={onClose} footer={<Button onClick={onClose}>{t.close}</Button>}>
      <TableFileField
        label={t.file}
        hint={t.fileHint}
        call={checkReceipts}
        bodyOf={(file) => ({ file })}
        most={STATEMENT_FILE_BYTES}
        onDone={(found, file) => setChecked({ file, found })}
        onRefused={() => setChecked(undefined)}
      />
      {checked && (
        <>
          <p role="alert">{t.wrong(checked.found.wrongCount)}</p>
          <WrongCells wrongList={checked.found.wrongList.map(cellOf)} />
        </>
      )}
    </Dialog>
  );
}

/** `C5` as column and line. */
const cellOf = ({ cell, column, message }: WrongPlace) => ({
  letter: cell.replace(/\d+$/, ''),
  line: Number(/\d+$/.exec(cell)?.[0] ?? 0),
  column,
  message,
});
