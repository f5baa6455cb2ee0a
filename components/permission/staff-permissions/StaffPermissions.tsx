import { useCallback, useState } from 'react';
import {
  MANAGER_KINDS,
  staffPermissions,
  type SceneScope,
} from '../../../src/contract/data-permission/staff-permissions';
import { roles } from '../../../src/contract/permission/roles';
import type { Named } from '../../../src/contract/resource/values';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { TargetInPlace } from '../../../src/element/navigation/TargetInPlace';
import type { FieldType } from '../../../src/element/resource/fields/field-type';
import { choice, text } from '../../../src/element/resource/fields/field-types';
import { department } from '../../../src/element/resource/fields/reference-types';
import { ReferenceFilter } from '../../../src/element/resource/fields/ReferenceChoice';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ObjectFilter } from '../shared/ObjectFilter';
import { StaffPermissionSections } from './StaffPermissionSections';
import { ShowFiles, StaffPermissionTools } from './StaffPermissionTools';
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

const List = resourcePage(staffPermissions, staffPermissionTexts, {
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
  tools: StaffPermissionTools,
});

/** Rights of the staff by person and by right. */
export default function StaffPermissions(props: PageProps) {
  const t = useTexts(staffPermissionTexts);
  const [isAtFiles, setAtFiles] = useState(false);
  const showFiles = useCallback(() => setAtFiles(true), []);
  if (isAtFiles)
    return (
      <TargetInPlace
        host={props.host}
        target={{ target: 'downloads' }}
        back={t.backToList}
        onBack={() => setAtFiles(false)}
      />
    );
  return (
    <ShowFiles.Provider value={showFiles}>
      <List {...props} />
    </ShowFiles.Provider>
  );
}
