import { csvText } from '../../domain/table-import/csv-text';

/** Downloads rows as CSV. The byte order mark tells spreadsheets that the text is UTF-8. */
export function saveTable(rows: readonly (readonly string[])[], name: string): void {
  const lines = rows.map((row) => `${row.map(csvText).join(',')}\r\n`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\uFEFF', ...lines], { type: 'text/csv' }));
  link.download = name;
  link.click();
  // the browser has started to read the file by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
