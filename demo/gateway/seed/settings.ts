import { PERMISSION_RANGE, REPORT_SCOPE } from '../../../src/contract/data-permission';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting';
import type { DatabaseTransaction } from '../db/database';
import { departmentsOf, ENTERPRISES } from './organisation';
import type { Person, Place } from './people';

const NAMES: Readonly<Record<string, string>> = {
  [ENT_SETTING.workTime]: '工作时间',
  [ENT_SETTING.settleWebUrl]: '结算平台地址',
  [ENT_SETTING.approvalRequired]: '预订前须审批',
  [ENT_SETTING.flightServiceFee]: '国内机票服务费（分/张）',
};

/**
 * By enterprise: only the first has a settlement platform, only the second pays service fees, only in the third
 * business orders need an approved request.
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
  },
  { [ENT_SETTING.workTime]: '09:00-18:00', [ENT_SETTING.approvalRequired]: '1' },
];

export async function insertEnterpriseSettings(tx: DatabaseTransaction): Promise<void> {
  const rows = ENTERPRISES.flatMap(({ enterpriseNum }, i) =>
    Object.entries(SETTINGS[i] ?? {}).map(([setting_no, setting_value]) => ({
      enterprise_num: enterpriseNum,
      setting_no,
      setting_name: NAMES[setting_no] ?? setting_no,
      setting_value,
    })),
  );
  await tx.insertInto('enterprise_setting').values(rows).execute();
}

/**
 * Report scopes that are not those of the roles: the user of several enterprises sees three colleagues in the
 * first and two departments in the second.
 */
export async function insertDataPermissions(
  tx: DatabaseTransaction,
  people: readonly Person[],
): Promise<void> {
  const holder = people.find(({ loginName }) => loginName === 'multi');
  const [first, second] = holder?.places ?? [];
  if (first === undefined || second === undefined) throw new Error('The demo has no user of two enterprises');
  const colleagues = people
    .flatMap(({ places }) => places)
    .filter(({ deptNo, staffNo }) => deptNo === first.deptNo && staffNo !== first.staffNo)
    .slice(0, 3);
  const departments = ENTERPRISES.filter(({ enterpriseNum }) => enterpriseNum === second.enterpriseNum)
    .flatMap(departmentsOf)
    .filter(({ parentNo }) => parentNo === second.deptNo);

  const scope = ({ enterpriseNum, staffNo }: Place) => ({
    enterprise_num: enterpriseNum,
    staff_no: staffNo,
    busi_scene_id: REPORT_SCOPE.busiSceneID,
    permission_id: REPORT_SCOPE.permissionID,
  });
  await tx
    .insertInto('data_permission')
    .values([
      { ...scope(first), permission_range_id: PERMISSION_RANGE.persons },
      { ...scope(second), permission_range_id: PERMISSION_RANGE.departments },
    ])
    .execute();
  await tx
    .insertInto('data_permission_member')
    .values([
      ...colleagues.map(({ staffNo }) => ({
        ...scope(first),
        member_staff_no: staffNo,
        member_dept_no: null,
      })),
      ...departments.map(({ deptNo }) => ({
        ...scope(second),
        member_staff_no: null,
        member_dept_no: deptNo,
      })),
    ])
    .execute();
}
