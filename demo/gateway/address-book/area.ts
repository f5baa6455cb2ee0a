import type { Area } from '../server/area';
import { accountContactCalls } from './account-contacts/routes';
import { departmentCalls } from './departments/routes';
import { staffFieldCalls } from './ext/fields';
import { extInfoCalls } from './ext/routes';
import { gradeCalls } from './grades';
import { implementTableImport } from '../import-job/implement';
import { tableImport } from './import/table-import';
import { memberCalls } from './members/routes';
import { positionCalls } from './positions';
import { positionTemplateCalls } from './templates/routes';

export const area: Area = {
  name: 'address-book',
  implementations: (deps) => [
    ...positionCalls,
    ...gradeCalls,
    ...memberCalls(deps),
    ...accountContactCalls(deps),
    implementTableImport(tableImport, deps),
    ...departmentCalls,
    ...positionTemplateCalls,
    ...staffFieldCalls,
    ...extInfoCalls,
  ],
};
