import {
  MANAGER_KINDS,
  staffPermissions,
  type SceneScope,
} from '../../../src/contract/data-permission/staff-permissions';
import { roles } from '../../../src/contract/permission/roles';
import type { Named } from '../../../src/contract/resource/values';
import type { FieldType } from '../../../src/element/resource/fields/field-type';
import { choice, text } from '../../../src/element/resource/fields/field-types';
import { department } from '../../../src/element/resource/fields/reference-types';
import { ReferenceFilter } from '../../../src/element/resource/fields/ReferenceChoice';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { ObjectFilter } from '../shared/ObjectFilter';
import { StaffPermissionSections } from './StaffPermissionSections';
import { staffPermissionTexts, type StaffPermissionTexts as T } from './texts';

/** Roles of a member of staff. The filter takes one of them. */
const roleNames: FieldType<Named[], unknown, string> = {
  words: (held) => held.map(({ name }) => name).join('、'),
  blank: [],
  width: 180,
  parse: (no) => no || undefined,
  filter: (bound) => <ReferenceFilter {...bound} resource={roles} />,
};

/** Rights that a member of staff holds. The filter takes one page or action. */
const grantedObjects: FieldType<Named[], T, string> = {
  words: (held, t) => t.items(held.length),
  blank: [],
  width: 110,
  parse: (no) => no || undefined,
  filter: (bound, _t, label) => <ObjectFilter {...bound} label={label} />,
};

const sceneScope: FieldType<SceneScope, T> = {
  words: (scope, t) => t.scopeName(scope),
  blank: null,
  width: 160,
};

export default resourcePage(staffPermissions, staffPermissionTexts, {
  path: '/permission/permissionManageNew',
  title: 'staffName',
  fields: {
    staffNO: text({ width: 110 }),
    staffName: text(),
    department: department(),
    roleList: roleNames,
    managerKind: choice(MANAGER_KINDS, (t: T) => t.managerName),
    reportScope: sceneScope,
    objectList: grantedObjects,
  },
  columns: ['staffName', 'department', 'roleList', 'managerKind', 'reportScope', 'objectList', 'staffNO'],
  filters: ['department', 'roleList', 'managerKind', 'objectList'],
  detail: ['staffNO', 'department', 'managerKind', 'reportScope'],
  logged: ['reportScope'],
  sections: StaffPermissionSections,
});
