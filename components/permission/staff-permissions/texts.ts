import type { ManagerKind, SceneScope } from '../../../src/contract/data-permission/staff-permissions';
import { SCENE_RANGE_LABELS } from '../../../src/domain/permission/labels';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const MANAGERS: Readonly<Record<ManagerKind, string>> = {
  main: '主管理员',
  sub: '子管理员',
  none: '非管理员',
};

const chinese = {
  noun: '员工',
  nothing: '还没有员工',
  hint: '姓名、拼音或员工编号',
  staffNO: '员工编号',
  staffName: '姓名',
  department: '部门',
  roleList: '角色',
  managerKind: '管理员',
  reportScope: '报表范围',
  objectList: '拥有的权限',
  managerName: (kind: ManagerKind): string => MANAGERS[kind],
  scopeName: ({ permissionRangeID, memberList, isSet }: SceneScope): string => {
    const names = memberList.map(({ name }) => name).join('、');
    const range =
      names === ''
        ? SCENE_RANGE_LABELS[permissionRangeID]
        : `${SCENE_RANGE_LABELS[permissionRangeID]}：${names}`;
    return isSet ? range : `${range}（按角色）`;
  },
  items: (count: number) => `${count} 项权限`,
  byGrant: '逐项列出权限及来源',
  backToList: '返回员工权限',
};
export type StaffPermissionTexts = TextsOf<typeof chinese>;
export const staffPermissionTexts = defineTexts('staff-permissions', chinese, () => import('./texts.en'));
