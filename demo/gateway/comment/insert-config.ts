import type { DatabaseTransaction } from '../db/database';
import './schema';

/** Inserts the comment settings of an enterprise; its page changes them and adds none. */
export async function insertConfig(
  tx: DatabaseTransaction,
  enterpriseNum: string,
  heldWords = '',
): Promise<void> {
  await tx
    .insertInto('comment_config')
    .values({
      config_key: enterpriseNum,
      enterprise_num: enterpriseNum,
      is_enable: true,
      comment_days: 30,
      is_anonymous_allowed: true,
      held_words: heldWords,
    })
    .execute();
}
