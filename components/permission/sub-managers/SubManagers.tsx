import {
  MANAGED_SCOPES,
  PERIOD_FILTERS,
  subManagers,
  type PeriodFilter,
} from '../../../src/contract/permission/sub-managers';
import type { RowOf } from '../../../src/contract/resource/resource';
import type { Named, Period } from '../../../src/contract/resource/values';
import type { FieldType } from '../../../src/element/resource/fields/field-type';
import { choice, instant, text } from '../../../src/element/resource/fields/field-types';
import { departments, period, staff } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ObjectFilter } from '../shared/ObjectFilter';
import { permissions } from '../shared/permission-types';
import { PermissionTree } from '../shared/PermissionTree';
import { MainManagerName } from './MainManagerName';
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

/** The filter asks for one of the rights. */
const granted: FieldType<Named[], T, string> = {
  ...permissions(),
  filter: (bound, _t, label) => <ObjectFilter {...bound} label={label} />,
  parse: (text) => text || undefined,
};

const periods = choice(PERIOD_FILTERS, (t: T) => t.periodName);
/** The filter asks for the state on the present day. */
const validPeriod: FieldType<Period, T, PeriodFilter> = {
  ...period({ required: true }),
  filter: (bound, t, label) => periods.filter?.(bound, t, label),
  parse: (text) => periods.parse?.(text),
};

export default resourcePage(subManagers, subManagerTexts, {
  path: '/permission/adminIndex',
  title: 'staff',
  fields: {
    staff: staff({ required: true }),
    managedScope: choice(MANAGED_SCOPES, (t: T) => t.scopeName),
    departments: departments(),
    objectList: granted,
    validPeriod,
    remark: text({ max: 100, long: true, width: 160 }),
    modifyTime: instant(),
  },
  columns: ['staff', 'managedScope', 'departments', 'objectList', 'validPeriod', 'remark', 'modifyTime'],
  filters: ['staff', 'objectList', 'validPeriod'],
  form: ['staff', 'managedScope', 'departments', 'validPeriod', 'objectList', 'remark'],
  sections: Granted,
  tools: MainManagerName,
});
