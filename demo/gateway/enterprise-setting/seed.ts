import type { DemoSeed } from '../seed/demo-seed';
import type { RefundStandard } from '../../../src/contract/approval/after-sale';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { DatabaseTransaction } from '../db/database';
import { ENTERPRISES } from '../seed/organisation';
import { SETTING_NAMES } from './setting-names';

/**
 * Settings by enterprise. Only the first has a settlement platform; only the second pays service fees and requires a
 * reason for expensive refunds; only the third requires an approved request for business orders, and an approval for
 * changes and for refunds of approved orders.
 */
const SETTINGS: readonly Readonly<Record<string, string>>[] = [
  {
    [ENT_SETTING.workTime]: '08:30-17:30',
    [ENT_SETTING.settleWebUrl]: '/#/settlePayment',
    [ENT_SETTING.approvalRequired]: '0',
  },
  {
    [ENT_SETTING.workTime]: '08:00-17:00',
    [ENT_SETTING.approvalRequired]: '0',
    [ENT_SETTING.flightServiceFee]: '1000',
    [ENT_SETTING.refundStandard]: stored({ feePercent: 30, feePolicy: 1, approvedTripPolicy: null }),
  },
  {
    [ENT_SETTING.workTime]: '09:00-18:00',
    [ENT_SETTING.approvalRequired]: '1',
    [ENT_SETTING.changeApprovalRequired]: '1',
    [ENT_SETTING.refundStandard]: stored({ feePercent: 50, feePolicy: 3, approvedTripPolicy: 3 }),
  },
];

function stored(standard: RefundStandard): string {
  return JSON.stringify(standard);
}

export const seed: DemoSeed = {
  after: ['enterprise'],
  insert: ({ tx }) => insertEnterpriseSettings(tx),
};

async function insertEnterpriseSettings(tx: DatabaseTransaction): Promise<void> {
  const rows = ENTERPRISES.flatMap(({ enterpriseNum }, i) =>
    Object.entries(SETTINGS[i] ?? {}).map(([setting_no, setting_value]) => ({
      enterprise_num: enterpriseNum,
      setting_no,
      setting_name: SETTING_NAMES[setting_no] ?? setting_no,
      setting_value,
    })),
  );
  await tx.insertInto('enterprise_setting').values(rows).execute();
}
