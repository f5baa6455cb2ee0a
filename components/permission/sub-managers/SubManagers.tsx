import { MANAGED_SCOPES, subManagers } from '../../../src/contract/permission/sub-managers';
import type { RowOf } from '../../../src/contract/resource/resource';
import { choice, instant, text } from '../../../src/element/resource/fields/field-types';
import { departments, period, staff } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { permissions } from '../shared/permission-types';
import { PermissionTree } from '../shared/PermissionTree';
import { subManagerTexts, type SubManagerTexts as T } from './texts';

/** Rights of a sub administrator. */
function Granted({ row }: { row: RowOf<typeof subManagers> }) {
  const t = useTexts(subManagerTexts);
  return (
    <Section title={t.granted}>
      <PermissionTree label={t.granted} value={row.objectList} />
    </Section>
  );
}

export default resourcePage(subManagers, subManagerTexts, {
  path: '/permission/adminIndex',
  title: 'staff',
  fields: {
    staff: staff({ required: true }),
    managedScope: choice(MANAGED_SCOPES, (t: T) => t.scopeName),
    departments: departments(),
    objectList: permissions(),
    validPeriod: period({ required: true }),
    remark: text({ max: 100, long: true, width: 160 }),
    modifyTime: instant(),
  },
  columns: ['staff', 'managedScope', 'departments', 'objectList', 'validPeriod', 'remark', 'modifyTime'],
  filters: ['staff'],
  form: ['staff', 'managedScope', 'departments', 'validPeriod', 'objectList', 'remark'],
  sections: Granted,
});
