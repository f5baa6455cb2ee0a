import { useMemo, useState } from 'react';
import type { ResultOf } from '../../../src/contract/call';
import {
  commonMenuInsertOrUpdate,
  MOST_COMMON,
  type queryMenu,
} from '../../../src/contract/management-center/menu';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { createCallForm } from '../../../src/element/submission/call-form';
import { Field } from '../../../src/ui/field/Field';
import { useFormField } from '../../../src/ui/form/FormField';
import { ReorderList } from '../../../src/ui/reorder-list/ReorderList';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { TreeSelect } from '../../../src/ui/tree/TreeSelect';
import type { CenterProps } from '../declaration';
import { indexTexts } from './texts';

interface Props {
  host: CenterProps['host'];
  from: ResultOf<typeof queryMenu>;
  onClose(): void;
}

function createCommonMenuForm({ host, from, onClose }: Props) {
  const values: { keyIDList: readonly string[] } = {
    keyIDList: from.commonMenuList.map(({ keyID }) => keyID),
  };
  return createCallForm(host, {
    call: commonMenuInsertOrUpdate,
    values,
    body: ({ keyIDList }) => ({ keyIDList: [...keyIDList] }),
    onDone() {
      host.track('menus-chosen');
      host.notify({ as: 'toast', text: host.texts(indexTexts).saved, delayMs: 0 });
      onClose();
    },
  });
}

/** Dialog that chooses and orders the user's shortcuts. */
export function CommonMenuDialog(props: Props) {
  const t = useTexts(indexTexts);
  const [saving] = useState(() => createCommonMenuForm(props));
  const { value, error, onChange } = useFormField(saving.form, 'keyIDList');
  const { menuList } = props.from;
  const nodes = useMemo(
    () =>
      menuList.map(({ keyID, menuName, groupName }) => ({
        no: keyID,
        name: t.grouped(groupName, menuName),
        parentNo: '',
      })),
    [menuList, t],
  );
  const names = new Map(menuList.map(({ keyID, menuName }) => [keyID, menuName]));
  return (
    <FormDialog
      title={t.edit}
      submitText={t.save}
      sending={saving}
      isChanged={saving.isChanged}
      onClose={props.onClose}
    >
      <Field label={t.menus} helper={t.hint(MOST_COMMON)} error={error}>
        <TreeSelect
          label={t.menus}
          nodes={nodes}
          isTree={false}
          value={[...value]}
          most={MOST_COMMON}
          // newly chosen pages come last
          onChange={(nos) =>
            onChange([...value.filter((no) => nos.includes(no)), ...nos.filter((no) => !value.includes(no))])
          }
        />
      </Field>
      {value.length > 1 && (
        <ReorderList
          label={t.chosen}
          items={value.map((id) => ({ id, name: names.get(id) ?? id }))}
          onChange={onChange}
        />
      )}
    </FormDialog>
  );
}
