import type { FieldSwitches } from '../../../src/domain/hotel/page-objects';
import type { TextsOf } from '../../../src/domain/texts/texts';
import { Tag } from '../../../src/ui/feedback/Tag';
import { Checkbox } from '../../../src/ui/field/choice/Checkbox';
import type { Column } from '../../../src/ui/table/DataTable';
import type { PageField } from './section-draft';
import type { pageSettingTexts } from './texts';

interface EditOptions {
  t: TextsOf<typeof pageSettingTexts.chinese>;
  isEditing: boolean;
  onSwitch(no: string, change: Partial<FieldSwitches>): void;
}

/** Columns for the name of a field and its two settings. */
export function fieldColumns({ t, isEditing, onSwitch }: EditOptions): Column<PageField>[] {
  return [
    { id: 'field', header: t.field, card: 'title', width: 160, cell: ({ name }) => name },
    {
      id: 'shown',
      header: t.shown,
      width: 120,
      cell: ({ no, name, shown }) => (
        <SwitchCell
          label={t.switchOf(t.shown, name)}
          checked={shown.isOn}
          lockedText={shown.isLocked ? t.locked : undefined}
          disabled={!isEditing}
          onChange={(isShown) => onSwitch(no, { isShown })}
        />
      ),
    },
    {
      id: 'required',
      header: t.required,
      width: 120,
      cell: ({ no, name, shown, required }) => (
        <SwitchCell
          label={t.switchOf(t.required, name)}
          checked={required.isOn}
          lockedText={required.isLocked ? t.locked : undefined}
          // a hidden field cannot be required
          disabled={!isEditing || !shown.isOn}
          onChange={(isRequired) => onSwitch(no, { isRequired })}
        />
      ),
    },
  ];
}

interface CellProps {
  label: string;
  checked: boolean;
  /** Shown when the setting is locked. */
  lockedText: string | undefined;
  disabled: boolean;
  onChange(checked: boolean): void;
}

function SwitchCell({ label, checked, lockedText, disabled, onChange }: CellProps) {
  return (
    <span>
      <Checkbox
        aria-label={label}
        checked={checked}
        disabled={disabled || lockedText !== undefined}
        onChange={onChange}
      />
      {lockedText !== undefined && <Tag>{lockedText}</Tag>}
    </span>
  );
}
