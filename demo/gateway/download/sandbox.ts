import type { Database } from '../db/database';

/** Marks the sums of a sandbox enterprise, which are no debt. */
export const SANDBOX_LABEL = '（沙箱样本，无需付款）';

/** Marks the names of files of a sandbox enterprise, like the subjects of its mails. */
export const SANDBOX_FILE = '【沙箱】';

export async function isOfSandbox(db: Database, enterpriseNum: string): Promise<boolean> {
  const { is_sandbox } = await db
    .selectFrom('enterprise')
    .select('is_sandbox')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
  return is_sandbox;
}
