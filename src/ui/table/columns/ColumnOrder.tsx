import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pin from 'lucide-react/icons/pin';
import { useLayoutEffect, useRef } from 'react';
import { Checkbox } from '../../field/choice/Checkbox';
import { IconButton } from '../../button/IconButton';
import { columnGroups, moved } from './column-places';
import type { Column } from '../table-model';
import { useTexts } from '../../texts/use-texts';
import { tableTexts } from '../texts';

interface ColumnOrderProps<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  pinned: readonly string[];
  onChange(hidden: string[]): void;
  onOrderChange(order: string[]): void;
  onPinnedChange?: ((pinned: string[]) => void) | undefined;
}

/** Pressed button of a row, which may have moved afterwards. */
interface PressedHandle {
  id: string;
  /** Buttons that may take the focus, in order of preference. */
  wanted: readonly ('pin' | 'up' | 'down')[];
}

/** Columns in their order, each with a visibility checkbox, a pin and buttons that move it. */
export function ColumnOrder<Row>(props: ColumnOrderProps<Row>) {
  const { columns, hidden, pinned, onChange, onOrderChange, onPinnedChange } = props;
  const t = useTexts(tableTexts);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<PressedHandle | undefined>(undefined);
  const ids = columns.map(({ id }) => id);
  const groups = columnGroups(columns, pinned);

  // a moved row loses the focus; at the end of the list the opposite button takes it
  useLayoutEffect(() => {
    const { current } = pressed;
    pressed.current = undefined;
    if (!current) return;
    const row = [...(list.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset['column'] === current.id,
    );
    current.wanted
      .map((does) => row?.querySelector<HTMLButtonElement>(`[data-does="${does}"]`))
      .find((button) => button && !button.disabled)
      ?.focus();
  });

  const move = (id: string, step: 1 | -1) => {
    pressed.current = { id, wanted: step === 1 ? ['down', 'up'] : ['up', 'down'] };
    onOrderChange(moved(columns, pinned, { id, step }));
  };
  const pin = (id: string, isPinned: boolean) => {
    pressed.current = { id, wanted: ['pin'] };
    onPinnedChange?.(ids.filter((other) => (other === id ? isPinned : pinned.includes(other))));
  };
  const toggle = (id: string, shown: boolean) =>
    onChange(ids.filter((other) => (other === id ? !shown : hidden.includes(other))));

  return (
    <ul ref={list} className="tp-column-order" aria-label={t.shown}>
      {groups.map((group, at) =>
        group.map(({ id, header }, index) => (
          <li key={id} data-column={id}>
            <Checkbox
              checked={!hidden.includes(id)}
              disabled={at === 0}
              onChange={(shown) => toggle(id, shown)}
            >
              {header}
            </Checkbox>
            {at > 0 && onPinnedChange && (
              <IconButton
                size="small"
                label={t.pin(header)}
                icon={<Pin />}
                data-does="pin"
                aria-pressed={pinned.includes(id)}
                onClick={() => pin(id, !pinned.includes(id))}
              />
            )}
            {at > 0 && (
              <>
                <IconButton
                  size="small"
                  label={t.up(header)}
                  icon={<ArrowUp />}
                  data-does="up"
                  disabled={index === 0}
                  onClick={() => move(id, -1)}
                />
                <IconButton
                  size="small"
                  label={t.down(header)}
                  icon={<ArrowDown />}
                  data-does="down"
                  disabled={index === group.length - 1}
                  onClick={() => move(id, 1)}
                />
              </>
            )}
          </li>
        )),
      )}
    </ul>
  );
}
