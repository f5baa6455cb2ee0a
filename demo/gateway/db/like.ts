import { sql, type RawBuilder } from 'kysely';
import { withoutNameDots } from '../../../src/domain/typed/typed';

/** Returns the LIKE pattern of texts that contain this one; wildcards are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Condition on a text that contains a keyword, ignoring case and the dots within names. */
export const holdsName = (column: string, keyword: string): RawBuilder<boolean> =>
  sql<boolean>`without_name_dots(${sql.ref(column)}) ilike ${containing(withoutNameDots(keyword) || keyword)}`;
