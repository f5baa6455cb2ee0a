import { useMemo } from 'react';
import type { WrongImportCell } from '../../../src/contract/cost-center/import';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { costCenterImportTexts } from './texts';

interface Props {
  wrongList: readonly WrongImportCell[];
  /** Rows with something wrong, those that are not listed among them. */
  wrongCount: number;
}

const TALLEST = 420;

/** Each wrong cell with its place in the spreadsheet and its reason. */
export function WrongCells({ wrongList, wrongCount }: Props) {
  const t = useTexts(costCenterImportTexts);
  const columns = useMemo(
    (): Column<WrongImportCell>[] => [
      {
        id: 'cell',
        header: t.cell,
        card: 'title',
        width: 90,
        cell: ({ line, cell }) => `${cell}${line}`,
      },
      { id: 'field', header: t.field, width: 140, cell: ({ field }) => t.fieldName(field) },
      { id: 'message', header: t.reason, width: 420, cell: ({ message }) => message },
    ],
    [t],
  );
  return (
    <div className="ci-part">
      <h3>{t.wrongCells}</h3>
      <p className="ci-hint">{t.wrongShown(wrongCount, wrongList.length)}</p>
      <DataTable
        label={t.wrongCells}
        columns={columns}
        rows={wrongList}
        rowKey={({ line, field }) => `${line} ${field}`}
        maxHeight={TALLEST}
        empty={null}
      />
    </div>
  );
}
