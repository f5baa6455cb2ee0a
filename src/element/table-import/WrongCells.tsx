import { useMemo } from 'react';
import type { WrongCell } from '../../contract/import-job/import-job';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { useTexts } from '../../ui/texts/use-texts';
import { tableImportTexts } from './texts';

const TALLEST = 420;

/** Each wrong cell with its place in the spreadsheet and its reason. */
export function WrongCells({ wrongList }: { wrongList: readonly WrongCell[] }) {
  const t = useTexts(tableImportTexts);
  const columns = useMemo(
    (): Column<WrongCell>[] => [
      { id: 'line', header: t.line, card: 'title', width: 72, cell: ({ line }) => `${line}` },
      { id: 'column', header: t.column, width: 140, cell: ({ column }) => column },
      { id: 'message', header: t.reason, width: 420, cell: ({ message }) => message },
    ],
    [t],
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
