import { useMemo } from 'react';
import type { PreviewRow } from '../../contract/import-job/table-import';
import { Tag, type Tone } from '../../ui/feedback/Tag';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { useTexts } from '../../ui/texts/use-texts';
import { tableImportTexts } from './texts';

const TONES: Readonly<Record<PreviewRow['how'], Tone>> = { add: 'within', change: 'accent', close: 'over' };
const TALLEST = 420;

interface Props {
  /** `name`: beside the title. */
  rows: readonly (PreviewRow & { name?: string })[];
  /** Headers of title and name; without a header there is no column for the name. */
  titleHeader?: string;
  /** Heading level, below that of the surrounding section. */
  heading?: 'h3' | 'h4';
  nameHeader?: string;
  /** Number of rows with an effect, including those not listed. */
  total: number;
}

/** The effect of the first rows: additions, and of changes each value before and after. */
export function PreviewTable({ rows, titleHeader, nameHeader, heading: Heading = 'h4', total }: Props) {
  const t = useTexts(tableImportTexts);
  const columns = useMemo(
    (): Column<Props['rows'][number]>[] => [
      {
        id: 'title',
        header: titleHeader ?? t.content,
        card: 'title',
        width: nameHeader === undefined ? 220 : 140,
        oneLine: true,
        cell: ({ title }) => title,
      },
      ...(nameHeader === undefined
        ? []
        : [
            {
              id: 'name',
              header: nameHeader,
              width: 180,
              oneLine: true,
              cell: ({ name = '' }: { name?: string }) => name,
            },
          ]),
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
        cell: ({ how, fieldList }) => (how === 'add' ? '' : t.list(fieldList.map(t.changed))),
      },
      { id: 'line', header: t.line, width: 80, numeric: true, givesWay: 1, cell: ({ line }) => line },
    ],
    [t, titleHeader, nameHeader],
  );
  return (
    <>
      <Heading>{t.preview}</Heading>
      {total > rows.length && <p>{t.previewShown(total, rows.length)}</p>}
      <DataTable
        label={t.preview}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => String(line)}
        maxHeight={TALLEST}
        virtual
        empty={null}
      />
    </>
  );
}
