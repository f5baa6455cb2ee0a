import type { Named } from '../../../src/contract/resource/values';
import type { FieldType } from '../../../src/element/resource/fields/field-type';
import { namedChanges } from './named-changes';
import { PermissionTree } from './PermissionTree';
import type { PermissionTexts } from './texts';

type ItemTexts = Pick<PermissionTexts, 'items' | 'added' | 'removed' | 'changed' | 'none'>;

/** Pages and actions, chosen in a tree. The log of changes lists additions and removals. */
export const permissions = (): FieldType<Named[], ItemTexts> => ({
  words: (chosen, t) => t.items(chosen.length),
  change: (before, after, t) => namedChanges(before, after, t),
  blank: [],
  required: true,
  width: 110,
  control: ({ value, onChange }, _t, label) => (
    <PermissionTree label={label} value={value ?? []} onChange={onChange} />
  ),
});

/** Added and removed staff, in the log of changes only. */
export const memberChanges = (): FieldType<Named[] | undefined, ItemTexts> => ({
  words: (members = []) => members.map(({ name }) => name).join('、'),
  change: (before, after, t) => namedChanges(before, after, t),
  blank: [],
});
