import { roles } from '../../../src/contract/permission/roles';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import type { Answers } from '../../support/components/fake-runtime';
import { resourceAnswers } from '../../support/components/resource-answers';

const object = (objectNo: string, objectName: string, parentNo: string, more = {}) => ({
  objectNo,
  objectName,
  parentNo,
  objectType: 1 as const,
  isOwn: true,
  isHeld: true,
  ...more,
});
const ACTION = { objectType: 2 as const };

export const OBJECTS = [
  object('M', '企业管理', '', { isOwn: false }),
  object('P1', '角色管理', 'M', { readNo: 'V1' }),
  object('V1', '查看角色', 'P1', ACTION),
  object('A1', '维护角色', 'P1', ACTION),
  object('P2', '职位列表', 'M'),
  object('P3', '企业钱包', 'M', { isHeld: false }),
];

export const ROLES = [
  {
    roleNO: '100001-staff',
    roleName: '普通员工',
    remark: '',
    permissionRangeID: 1,
    objectList: [{ no: 'P2', name: '职位列表' }],
    memberCount: 12,
    isBuiltIn: true,
    modifyTime: null,
  },
  {
    roleNO: 'R1000',
    roleName: '职位维护员',
    remark: '人事部',
    permissionRangeID: 2,
    objectList: [{ no: 'P1', name: '角色管理' }],
    memberCount: 1,
    isBuiltIn: false,
    modifyTime: '2026-11-20T02:00:00.000Z',
  },
] as const;

export const memberAnswers = (): Answers => {
  let members = [{ staffNO: 'S1', staffName: '陈思远', deptName: '平台研发部' }];
  const answer = () => ({ memberCount: members.length });
  return {
    queryGrantableObjects: () => ({ objectList: OBJECTS }),
    queryRoleMemberList: () => ({ total: members.length, memberList: members }),
    addRoleMember: ({ staffNOs }: { staffNOs: string[] }) => {
      members = [...members, ...staffNOs.map((staffNO) => ({ staffNO, staffName: staffNO, deptName: '' }))];
      return answer();
    },
    deleteRoleMember: ({ staffNOs }: { staffNOs: string[] }) => {
      members = members.filter(({ staffNO }) => !staffNOs.includes(staffNO));
      return answer();
    },
    copyRole: () => ({ roleNO: 'R1001' }),
  };
};

export const SUB_MANAGERS = [
  {
    keyId: 'SM1',
    staff: { no: 'S1', name: '陈思远' },
    managedScope: 'departments',
    departments: [{ no: 'D1', name: '研发中心' }],
    objectList: [{ no: 'P2', name: '职位列表' }],
    validPeriod: { from: '2026-01-01', to: '' },
    remark: '研发',
    modifyTime: null,
  },
  {
    keyId: 'SM2',
    staff: { no: 'S2', name: '王建华' },
    managedScope: 'enterprise',
    departments: [],
    objectList: [{ no: 'P1', name: '角色管理' }],
    validPeriod: { from: '2026-01-01', to: '2026-12-31' },
    remark: '全员',
    modifyTime: '2026-11-20T02:00:00.000Z',
  },
] as const;

export const subManagerAnswers = (): Answers => ({
  ...resourceAnswers(subManagers, structuredClone(SUB_MANAGERS) as never, () => ({ modifyTime: null }))
    .answers,
  queryMainManagerName: () => ({ mainManager: { staffNO: 'S9', staffName: '刘敏', deptName: '总经办' } }),
});

export const roleAnswers = (): Answers => ({
  ...memberAnswers(),
  ...resourceAnswers(roles, structuredClone(ROLES) as never, () => ({
    memberCount: 0,
    isBuiltIn: false,
    modifyTime: null,
  })).answers,
});
