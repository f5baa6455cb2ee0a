import { sql, type RawBuilder } from 'kysely';
import { containing } from './like';

/** A table by its alias. It has `search_text`, and `search_letters` if one letter is looked for in it. */
interface Searched {
  alias: string;
  /** Column that what is searched for belongs to, an enterprise or a person, and the one whose rows are searched. */
  column: string;
  owner: string;
}

/**
 * Rows of an owner whose text contains a keyword, in any case. The index finds those that have all parts of the
 * keyword, the comparison those that have them in a row.
 */
export function containsText({ alias, column, owner }: Searched, keyword: string): RawBuilder<boolean> {
  const text = sql.ref(`${alias}.search_text`);
  return sql`(search_parts(${sql.ref(`${alias}.${column}`)}, ${text}) @> keyword_parts(${owner}, ${keyword})
    and lower(${text}) like lower(${containing(keyword)}))`;
}

/** One letter or digit is no part to be found by: an index holds which of them a text has. */
export const isOneLetter = (keyword: string): boolean => /^[0-9a-z]$/i.test(keyword);

/** Rows whose text contains a letter or digit, in any case. */
export function containsLetter(alias: string, letter: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${alias}.search_letters`)} & search_letters(${letter}) <> 0)`;
}
