import { csvText } from '../../domain/table-import/csv-text';

/** Has the browser save rows as CSV. Its mark of UTF-8 is what spreadsheets go by. */
export function saveTable(rows: readonly (readonly string[])[], name: string): void {
  const lines = rows.map((row) => `${row.map(csvText).join(',')}\r\n`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\uFEFF', ...lines], { type: 'text/csv' }));
  link.download = name;
  link.click();
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
