/** Returns the LIKE pattern of texts that contain this one; wildcards are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
