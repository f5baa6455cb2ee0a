import { sql, type RawBuilder } from 'kysely';
import { addDays } from '../../../src/domain/shanghai-time';

const ENDING_DAYS = 30;

/** Condition for whitelists in force that expire within thirty days of `today`. */
export const isEndingWhitelist = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(is_enable and valid_from <= ${today}::date
    and valid_to between ${today}::date and ${addDays(today, ENDING_DAYS)}::date)`;
