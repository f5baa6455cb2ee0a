import { useMemo } from 'react';
import type { WrongCell } from '../../contract/import-job/import-job';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import { tableImportTexts } from './texts';

const TALLEST = 420;

/** `letter`: letter of its column in the spreadsheet. */
type ShownCell = WrongCell & { letter?: string };

/** Each wrong cell with its place in the spreadsheet and its reason. */
export function WrongCells({ wrongList }: { wrongList: readonly ShownCell[] }) {
  const t = useTexts(tableImportTexts);
  const errors = useTexts(errorTexts);
  const hasLetters = wrongList.some(({ letter = '' }) => letter !== '');
  const columns = useMemo(
    (): Column<ShownCell>[] => [
      {
        id: 'line',
        header: hasLetters ? t.cell : t.line,
        card: 'title',
        width: hasLetters ? 90 : 72,
        cell: ({ line, letter = '' }) => `${letter}${line}`,
      },
      { id: 'column', header: t.column, width: 140, cell: ({ column }) => column },
      { id: 'message', header: t.reason, width: 420, cell: ({ message }) => errors.word(message) },
    ],
    [t, errors, hasLetters],
  );
  return (
    <DataTable
      label={t.wrongCells}
      columns={columns}
      rows={wrongList}
      rowKey={({ line, column }) => `${line} ${column}`}
      maxHeight={TALLEST}
      empty={null}
    />
  );
}
