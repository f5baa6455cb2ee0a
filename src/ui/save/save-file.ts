/** Downloads a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // the browser has started to read the file by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
