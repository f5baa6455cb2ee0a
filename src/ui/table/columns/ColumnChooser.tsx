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
  /** Those pinned stay in view: enough is left for what scrolls. */
  hasRoomForPinned: boolean;
  /** Chosen, but there is no room for them. */
  givingWay: readonly string[];
  onChange(hidden: string[]): void;
  /** With it the columns can be put in another order. */
  onOrderChange?: ((order: string[]) => void) | undefined;
  /** With it, where they can be put in another order, they can be pinned. */
  onPinnedChange?: ((pinned: string[]) => void) | undefined;
  /** With it the columns can be had as they were at first. */
  onReset?: (() => void) | undefined;
}

/** Which columns of a table show. The first one, which names the row, always does, and stays the first. */
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
