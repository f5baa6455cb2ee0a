export const code = (text: string): string => `\`${text}\``;

/** Returns the lines of a table. */
export function table(head: readonly string[], rows: readonly string[][]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
