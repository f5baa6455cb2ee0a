import { Checkbox } from '../../field/choice/Checkbox';
import { useTexts } from '../../texts/use-texts';
import { pinnedProps } from '../columns/pinned-cells';
import { tableTexts } from '../texts';

/** Selected rows by key; the owner stores them. */
export interface Selection<Row> {
  selected: ReadonlySet<string>;
  /** False for rows without a checkbox. */
  isSelectable(row: Row): boolean;
  onChange(selected: ReadonlySet<string>): void;
}

interface HeaderProps<Row> {
  /** Number of pinned cells in each row; the first contains the checkbox. */
  pinnedCount: number;
  selection: Selection<Row>;
  rows: readonly Row[];
  rowKey(row: Row): string;
}

/** Checkbox for all loaded rows. Its column is not configurable: it cannot be hidden or moved. */
export function SelectionHeader<Row>({ pinnedCount, selection, rows, rowKey }: HeaderProps<Row>) {
  const t = useTexts(tableTexts);
  const { selected, isSelectable, onChange } = selection;
  const keys = rows.filter(isSelectable).map(rowKey);
  const count = keys.filter((key) => selected.has(key)).length;
  const isAll = keys.length > 0 && count === keys.length;
  return (
    <th scope="col" className="tp-table-selection" {...pinnedProps(0, pinnedCount)}>
      <Checkbox
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        disabled={keys.length === 0}
        onChange={() => {
          const others = [...selected].filter((key) => !keys.includes(key));
          onChange(new Set(isAll ? others : [...others, ...keys]));
        }}
      >
        {t.selectAll}
      </Checkbox>
    </th>
  );
}

interface CellProps<Row> {
  pinnedCount: number;
  selection: Selection<Row>;
  row: Row;
  id: string;
}

export function SelectionCell<Row>({
  pinnedCount,
  selection: { selected, isSelectable, onChange },
  row,
  id,
}: CellProps<Row>) {
  const t = useTexts(tableTexts);
  return (
    <td className="tp-table-selection" {...pinnedProps(0, pinnedCount)}>
      {isSelectable(row) && (
        <Checkbox
          aria-label={t.select(id)}
          checked={selected.has(id)}
          onChange={(isChosen) => {
            const others = [...selected].filter((key) => key !== id);
            onChange(new Set(isChosen ? [...others, id] : others));
          }}
        />
      )}
    </td>
  );
}
