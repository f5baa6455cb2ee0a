import type { Database } from '../db/database';
import type { EnterpriseKind } from '../server/enterprise-kind';
import './schema';

/** The kind of an enterprise, for rows that are worked on without a caller. */
export const kindOf = (db: Database, enterpriseNum: string): Promise<EnterpriseKind> =>
  db
    .selectFrom('enterprise')
    .select('is_sandbox as isSandbox')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
