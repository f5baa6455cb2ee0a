import Settings2 from 'lucide-react/icons/settings-2';
import { useRef, useState } from 'react';
import { Button } from '../../button/Button';
import { CheckboxGroup } from '../../field/choice/CheckboxGroup';
import { ColumnOrder } from './ColumnOrder';
import { IconButton } from '../../button/IconButton';
import { useFloatingSoon } from '../../overlay/floating-code';
import { Popover } from '../../overlay/Popover';
import type { Column } from '../table-model';
import { useTexts } from '../../texts/use-texts';
import { tableTexts } from '../texts';

export interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  pinned: readonly string[];
  /** True while the pinned columns leave enough space for the scrolling ones. */
  hasRoomForPinned: boolean;
  /** Chosen columns that are hidden for lack of space. */
  givingWay: readonly string[];
  onChange(hidden: string[]): void;
  /** Enables reordering. */
  onOrderChange?: ((order: string[]) => void) | undefined;
  /** Enables pinning; requires reordering. */
  onPinnedChange?: ((pinned: string[]) => void) | undefined;
  /** Enables a reset of the columns. */
  onReset?: (() => void) | undefined;
}

/** Chooses the visible columns of a table. The first one identifies the row and always stays visible and first. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const { columns, hidden, pinned, givingWay, onChange, onOrderChange, onPinnedChange, onReset } = props;
  const t = useTexts(tableTexts);
  useFloatingSoon();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        size="small"
        label={t.columns}
        icon={<Settings2 />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popover
          anchor={anchor}
          placement="bottom-end"
          role="dialog"
          aria-label={t.columns}
          className="tp-column-chooser"
          onClose={() => setOpen(false)}
        >
          {onOrderChange ? (
            <ColumnOrder
              columns={columns}
              hidden={hidden}
              pinned={pinned}
              onChange={onChange}
              onOrderChange={onOrderChange}
              onPinnedChange={onPinnedChange}
            />
          ) : (
            <CheckboxGroup
              label={t.shown}
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
              {t.givingWay(
                columns
                  .filter(({ id }) => givingWay.includes(id))
                  .map(({ header }) => header)
                  .join(t.separator),
              )}
              <Button size="small" variant="text" onClick={() => onChange([...hidden])}>
                {t.showAll}
              </Button>
            </p>
          )}
          {pinned.length > 0 && !props.hasRoomForPinned && (
            <p className="tp-column-giving-way">{t.noRoomForPinned}</p>
          )}
          {onReset && (
            <Button size="small" variant="text" onClick={onReset}>
              {t.reset}
            </Button>
          )}
        </Popover>
      )}
    </>
  );
}
