import { useMemo } from 'react';
import type { EntSettingInfo } from '../../../src/contract/enterprise-setting/enterprise-setting';
import {
  batchUpdateCustomObject,
  queryCustomObjectTree,
  type CustomObject,
} from '../../../src/contract/hotel/custom-objects';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import type { SettingsEditing } from '../../../src/element/settings-page/settings-options';
import { settingsSection } from '../../../src/element/settings-page/settings-page';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { useFormField } from '../../../src/ui/form/FormField';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { ResultOf } from '../../../src/contract/call';
import { fieldColumns } from './columns';
import { changesOf, fieldsOf, treeQueryOf, withSwitch, type PageField } from './section-draft';
import { pageSettingTexts } from './texts';

type Tree = ResultOf<typeof queryCustomObjectTree>;

interface Shown {
  host: PageProps['host'];
  section: CustomObject;
  enterprise: EntSettingInfo;
}

const fieldsIn = ({ queryObjectTreeResps }: Tree, { section }: Shown): PageField[] =>
  fieldsOf(queryObjectTreeResps.find(({ objectNo }) => objectNo === section.objectNo) ?? section);

/** One section of the page, read-only until its edit button is pressed. */
export const SettingSection = settingsSection({
  name: 'customObject',
  read: queryCustomObjectTree,
  save: batchUpdateCustomObject,
  texts: pageSettingTexts,
  ask: ({ enterprise }: Shown) => treeQueryOf(enterprise),
  values: (tree: Tree, of: Shown) => ({ fields: fieldsIn(tree, of) }),
  body: ({ fields }, tree, of) => changesOf(fieldsIn(tree, of), fields, of.enterprise),
  fields: { fields: { words: String, blank: [] } },
  Form: FieldTable,
  title: (_t, { section }) => section.objectName,
  unlockText: (t, { section }) => t.modify(section.objectName),
  saved: (t) => t.saved,
  notSaved: (t) => t.failed,
  onSaved: (_result, { host }) => host.track('row-saved', { resource: 'customObject' }),
});

interface TableProps {
  editing: SettingsEditing<{ fields: PageField[] }, Tree>;
  of: Shown;
  isLocked: boolean;
}

function FieldTable({ editing: { form }, of: { section }, isLocked }: TableProps) {
  const t = useTexts(pageSettingTexts);
  const { value, onChange } = useFormField(form, 'fields');
  const columns = useMemo(
    () =>
      fieldColumns({
        t,
        isEditing: !isLocked,
        onSwitch: (no, change) => onChange(withSwitch(form.values().fields, no, change)),
      }),
    [t, isLocked, form, onChange],
  );
  return (
    <DataTable
      label={t.fieldsOf(section.objectName)}
      columns={columns}
      rows={value}
      rowKey={({ no }) => no}
      empty={<EmptyState title={t.nothing} />}
      framed={false}
    />
  );
}
