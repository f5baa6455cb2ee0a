import Settings2 from 'lucide-react/icons/settings-2';
import { useRef, useState } from 'react';
import { CheckboxGroup } from './CheckboxGroup';
import { IconButton } from './IconButton';
import { Popover } from './Popover';
import type { Column } from './table-model';

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onChange(hidden: string[]): void;
}

/** Which columns of a table show. The first one, which names the row, always does. */
export function ColumnChooser<Row>({ columns, hidden, onChange }: ColumnChooserProps<Row>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        size="small"
        label="选择列"
        icon={<Settings2 />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popover
          anchor={anchor}
          placement="bottom-end"
          role="dialog"
          aria-label="选择列"
          className="tp-column-chooser"
          onClose={() => setOpen(false)}
        >
          <CheckboxGroup
            label="显示的列"
            layout="column"
            options={columns.map(({ id, header }, index) => ({
              value: id,
              label: header,
              disabled: index === 0,
            }))}
            value={columns.map(({ id }) => id).filter((id) => !hidden.includes(id))}
            onChange={(shown) => onChange(columns.map(({ id }) => id).filter((id) => !shown.includes(id)))}
          />
        </Popover>
      )}
    </>
  );
}
