import {
  MEMBER_FILTERS,
  ROLE_RANGES,
  roles,
  type MemberFilter,
} from '../../../src/contract/permission/roles';
import { choice, flag, instant, integer, text } from '../../../src/element/resource/fields/field-types';
import type { FieldType } from '../../../src/element/resource/fields/field-type';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { memberChanges, permissions } from '../shared/permission-types';
import { MemberCount } from './MemberCount';
import { CopyRole } from './CopyRole';
import { RoleSections } from './RoleSections';
import { roleTexts, type RoleTexts as T } from './texts';

/** Number of members. The filter asks whether there is any. */
const members = (): FieldType<number, T, MemberFilter> => {
  const looked = choice(MEMBER_FILTERS, (t: T) => t.memberFilter);
  return {
    ...integer(),
    cell: (value, _t, { row, label }) => (
      <MemberCount role={String(row['roleNO'])} count={value} label={label} />
    ),
    filter: (bound, t, label) => looked.filter?.(bound, t, label),
    parse: (text) => looked.parse?.(text),
  };
};

export default resourcePage(roles, roleTexts, {
  path: '/permission/roleManageNew',
  title: 'roleName',
  fields: {
    roleName: text({ max: 30, required: true }),
    remark: text({ max: 100, long: true, width: 200 }),
    permissionRangeID: choice(ROLE_RANGES, (t: T) => t.rangeName),
    objectList: permissions(),
    memberCount: members(),
    isBuiltIn: flag((t: T) => t.isBuiltInName),
    modifyTime: instant(),
    memberList: memberChanges(),
  },
  columns: [
    'roleName',
    'permissionRangeID',
    'objectList',
    'memberCount',
    'isBuiltIn',
    'remark',
    'modifyTime',
  ],
  filters: ['permissionRangeID', 'memberCount', 'isBuiltIn'],
  form: ['roleName', 'permissionRangeID', 'remark', 'objectList'],
  logged: ['memberList'],
  rowActions: (row, show) => <CopyRole row={row} show={show} />,
  sections: RoleSections,
});
