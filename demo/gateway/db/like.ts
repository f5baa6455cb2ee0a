/** Pattern of LIKE for text that contains this; what LIKE takes for wildcards is meant literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
