import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { FieldSet, FormGrid } from '../../../src/ui/layout/FormGrid';
import { Toolbar } from '../../../src/ui/layout/Toolbar';

interface Props<Row> {
  label: string;
  rows: readonly Row[];
  /** How a row begins that is added. */
  blank: Row;
  addText: string;
  /** Words of the button that takes a row away, by its place. */
  removeText(at: number): string;
  /** What is wrong with the list, where it has no row that it could be said at. */
  error: string | undefined;
  /** Rows that stay at least. */
  least?: number;
  onChange(rows: Row[]): void;
  children(row: Row, at: number, change: (change: Partial<Row>) => void): ReactNode;
}

/** Rows of a form that are added and taken away. */
export function RepeatedRows<Row extends object>(props: Props<Row>) {
  const { label, rows, blank, addText, removeText, error, least = 0, onChange, children } = props;
  return (
    <FieldSet legend={label}>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is known by its place alone
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
