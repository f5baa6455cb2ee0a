import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button';
import { FieldSet, FormGrid } from '../../../ui/layout/FormGrid';
import { Toolbar } from '../../../ui/layout/Toolbar';

interface Props<Row> {
  label: string;
  rows: readonly Row[];
  /** Initial value of an added row. */
  blank: Row;
  addText: string;
  /** Label of the button that removes a row, by index. */
  removeText(at: number): string;
  /** Error of the whole list, when no row can show it. */
  error: string | undefined;
  /** Least number of rows. */
  least?: number;
  onChange(rows: Row[]): void;
  children(row: Row, at: number, change: (change: Partial<Row>) => void): ReactNode;
}

/** Rows of a form with buttons to add and remove them. */
export function RepeatedRows<Row extends object>(props: Props<Row>) {
  const { label, rows, blank, addText, removeText, error, least = 0, onChange, children } = props;
  return (
    <FieldSet legend={label}>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their index
        <FormGrid key={at}>
          {children(row, at, (change) =>
            onChange(rows.map((one, i) => (i === at ? { ...one, ...change } : one))),
          )}
          {rows.length > least && (
            <Button
              variant="text"
              icon={<Trash2 />}
              onClick={() => onChange(rows.filter((_, i) => i !== at))}
            >
              {removeText(at)}
            </Button>
          )}
        </FormGrid>
      ))}
      {error !== undefined && <p role="alert">{error}</p>}
      <Toolbar>
        <Button icon={<Plus />} onClick={() => onChange([...rows, { ...blank }])}>
          {addText}
        </Button>
      </Toolbar>
    </FieldSet>
  );
}
