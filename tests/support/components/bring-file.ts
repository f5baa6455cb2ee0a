/** Chooses a table of records in a file field. */
export function bringFile(root: ParentNode, name = 'records.csv'): void {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for a file');
  const files = new DataTransfer();
  files.items.add(new File(['记录号\r\n1\r\n'], name, { type: 'text/csv' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
