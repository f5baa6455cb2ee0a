import { csvText } from '../../domain/table-import/csv-text';
import { saveFile } from '../save/save-file';

/** Downloads rows as CSV. The byte order mark tells spreadsheets that the text is UTF-8. */
export function saveTable(rows: readonly (readonly string[])[], name: string): void {
  const lines = rows.map((row) => `${row.map(csvText).join(',')}\r\n`);
  saveFile(new Blob(['\uFEFF', ...lines], { type: 'text/csv' }), name);
}
