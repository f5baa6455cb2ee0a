/** Downloads a file from an address; the page stays. */
export function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener';
  link.download = '';
  link.click();
}
