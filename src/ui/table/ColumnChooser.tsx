import Settings2 from 'lucide-react/icons/settings-2';
import { useRef, useState } from 'react';
import { Button } from '../button/Button';
import { CheckboxGroup } from '../field/CheckboxGroup';
import { ColumnOrder } from './ColumnOrder';
import { IconButton } from '../button/IconButton';
import { useFloatingSoon } from '../overlay/floating-code';
import { Popover } from '../overlay/Popover';
import type { Column } from './table-model';

export interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  /** Chosen, but there is no room for them. */
  givingWay: readonly string[];
  onChange(hidden: string[]): void;
  /** With it the columns can be put in another order. */
  onOrderChange?: ((order: string[]) => void) | undefined;
  /** With it the columns can be had as they were at first. */
  onReset?: (() => void) | undefined;
}

/** Which columns of a table show. The first one, which names the row, always does, and stays the first. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const { columns, hidden, givingWay, onChange, onOrderChange, onReset } = props;
  useFloatingSoon();
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
          {onOrderChange ? (
            <ColumnOrder
              columns={columns}
              hidden={hidden}
              onChange={onChange}
              onOrderChange={onOrderChange}
            />
          ) : (
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
          )}
          {givingWay.length > 0 && (
            <p className="tp-column-giving-way">
              宽度不足，暂不显示：
              {columns
                .filter(({ id }) => givingWay.includes(id))
                .map(({ header }) => header)
                .join('、')}
              <Button size="small" variant="text" onClick={() => onChange([...hidden])}>
                全部显示
              </Button>
            </p>
          )}
          {onReset && (
            <Button size="small" variant="text" onClick={onReset}>
              恢复默认列
            </Button>
          )}
        </Popover>
      )}
    </>
  );
}
