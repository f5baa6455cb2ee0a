import { ENT_SETTING } from '../../../../src/contract/enterprise-setting/enterprise-setting';
import type { RefundStandard } from '../../../../src/contract/approval/after-sale';
import type { TestGateway } from '../harness';

async function set(
  { db }: Pick<TestGateway, 'db'>,
  setting_no: string,
  setting_value: string,
): Promise<void> {
  await db
    .insertInto('enterprise_setting')
    .values({ enterprise_num: '100001', setting_no, setting_name: setting_no, setting_value })
    .onConflict((oc) => oc.columns(['enterprise_num', 'setting_no']).doUpdateSet({ setting_value }))
    .execute();
}

/** Sets which refunds of the first enterprise need a reason or an approval. */
export const setRefundStandard = (gateway: Pick<TestGateway, 'db'>, change: Partial<RefundStandard>) =>
  set(
    gateway,
    ENT_SETTING.refundStandard,
    JSON.stringify({ feePercent: null, feePolicy: 3, approvedTripPolicy: null, ...change }),
  );

/** Sets whether changes of the first enterprise need an approval even within the standards. */
export const setChangeApproval = (gateway: Pick<TestGateway, 'db'>, isRequired: boolean) =>
  set(gateway, ENT_SETTING.changeApprovalRequired, isRequired ? '1' : '0');
