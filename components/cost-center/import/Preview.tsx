import { useMemo } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import type { queryCostImport } from '../../../src/contract/cost-center/import';
import { Tag, type Tone } from '../../../src/ui/feedback/Tag';
import { DataTable, type Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { costCenterImportTexts } from './texts';

type Row = ResultOf<typeof queryCostImport>['previewList'][number];

const TONES: Readonly<Record<Row['how'], Tone>> = { add: 'within', change: 'accent', close: 'over' };
const TALLEST = 420;

interface Props {
  previewList: readonly Row[];
  /** Rows that do something, those that are not listed among them. */
  total: number;
}

/** What the first rows would do. */
export function Preview({ previewList, total }: Props) {
  const t = useTexts(costCenterImportTexts);
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'code', header: t.fieldName('code'), card: 'title', width: 140, cell: ({ code }) => code },
      { id: 'name', header: t.fieldName('name'), width: 180, oneLine: true, cell: ({ name }) => name },
      {
        id: 'how',
        header: t.action,
        card: 'note',
        width: 80,
        cell: ({ how }) => <Tag tone={TONES[how]}>{t.how(how)}</Tag>,
      },
      {
        id: 'changes',
        header: t.changes,
        width: 360,
        cell: ({ how, fieldList }) =>
          how === 'add' ? '' : t.list(fieldList.map((field) => t.changedField(field))),
      },
      { id: 'line', header: t.line, width: 80, numeric: true, givesWay: 1, cell: ({ line }) => line },
    ],
    [t],
  );
  return (
    <div className="ci-part">
      <h3>{t.preview}</h3>
      {total > previewList.length && <p className="ci-hint">{t.previewShown(total, previewList.length)}</p>}
      <DataTable
        label={t.preview}
        columns={columns}
        rows={previewList}
        rowKey={({ line }) => String(line)}
        maxHeight={TALLEST}
        virtual
        empty={null}
      />
    </div>
  );
}
