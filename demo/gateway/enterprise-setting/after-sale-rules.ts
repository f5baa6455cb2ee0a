import * as v from 'valibot';
import { RefundStandard } from '../../../src/contract/approval/after-sale';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { Database } from '../db/database';
import { findEntSetting } from './queries';

/** Returns whether the enterprise requires an approval for changes of business journeys even within the standards. */
export async function isChangeApprovalRequired(db: Database, enterpriseNum: string): Promise<boolean> {
  return (await findEntSetting(db, enterpriseNum, ENT_SETTING.changeApprovalRequired)) === '1';
}

const Stored = v.pipe(v.string(), v.parseJson(), RefundStandard);

/** The enterprise's rule for refunds; undefined without one. An unreadable rule is an error. */
export async function findRefundStandard(
  db: Database,
  enterpriseNum: string,
): Promise<RefundStandard | undefined> {
  const stored = await findEntSetting(db, enterpriseNum, ENT_SETTING.refundStandard);
  return stored === undefined ? undefined : v.parse(Stored, stored);
}
