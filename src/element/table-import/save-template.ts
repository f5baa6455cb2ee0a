/** Has the browser save a table with these headers alone. Its mark of UTF-8 is what spreadsheets go by. */
export function saveTemplate(headers: readonly string[], name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`\uFEFF${headers.join(',')}\r\n`], { type: 'text/csv' }));
  link.download = name;
  link.click();
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
