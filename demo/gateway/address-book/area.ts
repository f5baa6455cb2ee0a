import type { Area } from '../server/area';
import { departmentCalls } from './departments/routes';
import { staffFieldCalls } from './ext/fields';
import { extInfoCalls } from './ext/routes';
import { gradeCalls } from './grades';
import { staffImportCalls } from './import/routes';
import { memberCalls } from './members/routes';
import { positionCalls } from './positions';
import { positionTemplateCalls } from './templates/routes';

export const area: Area = {
  name: 'address-book',
  implementations: () => [
    ...positionCalls,
    ...gradeCalls,
    ...memberCalls,
    ...staffImportCalls(),
    ...departmentCalls,
    ...positionTemplateCalls,
    ...staffFieldCalls,
    ...extInfoCalls,
  ],
};
