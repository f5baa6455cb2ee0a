/** Chooses a table of records in a file field. */
export const bringFile = (root: ParentNode, name = 'records.csv'): void =>
  bring(root, new File(['记录号\r\n1\r\n'], name, { type: 'text/csv' }));

/** Chooses a picture in a file field. */
export const bringPicture = (root: ParentNode, name: string): void =>
  bring(root, new File(['\x89PNG\r\n\x1a\n'], name, { type: 'image/png' }));

function bring(root: ParentNode, file: File): void {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for a file');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
