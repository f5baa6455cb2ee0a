import { sql, type RawBuilder } from 'kysely';
import { withoutNameDots } from '../../../src/domain/typed/typed';
import { containing } from './like';

/** A table by its alias. It has `search_text`, and `search_letters` when single letters are searched. */
interface SearchedTable {
  alias: string;
  /** Column of the owner, an enterprise or a person, and the owner whose rows are searched. */
  column: string;
  owner: string;
}

/**
 * Condition on an owner's rows whose text contains a keyword, ignoring case. The index finds rows with all parts of the
 * keyword, and a comparison checks that they are adjacent. The stored
 * texts have no dots within names.
 */
export function containsText({ alias, column, owner }: SearchedTable, typed: string): RawBuilder<boolean> {
  const keyword = withoutNameDots(typed) || typed;
  const text = sql.ref(`${alias}.search_text`);
  return sql`(search_parts(${sql.ref(`${alias}.${column}`)}, ${text}) @> keyword_parts(${owner}, ${keyword})
    and lower(${text}) like lower(${containing(keyword)}))`;
}

/**
 * Returns whether the keyword is one letter or digit, which has no searchable part; an index stores the letters of each
 * text instead.
 */
export const isOneLetter = (keyword: string): boolean => /^[0-9a-z]$/i.test(keyword);

/** Condition on rows whose text contains a letter or digit, ignoring case. */
export function containsLetter(alias: string, letter: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${alias}.search_letters`)} & search_letters(${letter}) <> 0)`;
}
