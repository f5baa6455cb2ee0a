import type { Sheet, SheetCell } from '../../domain/sheet/sheet';
import type { ReactNode } from 'react';
import type { Column } from './table-model';

interface Shown<Row> {
  title: string;
  filters: Sheet['filters'];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** The figures of a table as a file: its columns and rows as shown, and its totals. */
export function tableSheet<Row>({ title, filters, columns, rows }: Shown<Row>): Sheet {
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return {
    title,
    filters,
    headers: columns.map(({ header, savedHeader = header }) => savedHeader),
    rows: rows.map((row) => columns.map(({ cell, saved }) => (saved ? saved(row) : textCell(cell(row))))),
    totals: hasTotals
      ? columns.map(({ total, savedTotal }) => (savedTotal === undefined ? textCell(total) : savedTotal))
      : undefined,
  };
}

const textCell = (content: ReactNode): SheetCell => {
  if (typeof content === 'string') return content;
  return typeof content === 'number' ? { number: content, format: 'plain' } : null;
};
