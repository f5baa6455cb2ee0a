import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { IconButton } from '../button/IconButton';
import { LiveRegion } from '../feedback/LiveRegion';
import { moveFocusAlong } from '../field/choice/roving-focus';
import { useTexts } from '../texts/use-texts';
import { classNames } from '../tokens/class-names';
import { useSheet } from '../tokens/root';
import { moveItem, placeAt, placeByKey } from './reorder';
import css from './reorder-list.css?inline';
import { reorderTexts } from './texts';

interface Item {
  id: string;
  name: string;
}

interface Props {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  onChange(ids: string[]): void;
}

/** Names that can be reordered by dragging, by buttons, or by Alt with arrow keys; the list is one tab stop. */
export function ReorderList({ label, items, onChange }: Props) {
  useSheet(css);
  const t = useTexts(reorderTexts);
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(items[0]?.id);
  const [dragged, setDragged] = useState<string>();
  const [said, say] = useState('');
  /** Id of the moved item, which gets the focus again at its new position. */
  const focused = useRef<string | undefined>(undefined);
  const ids = items.map(({ id }) => id);
  const current = active !== undefined && ids.includes(active) ? active : ids[0];

  useLayoutEffect(() => {
    const { current: id } = focused;
    focused.current = undefined;
    if (id !== undefined) handleOf(list.current, id)?.focus();
  });

  function move(from: number, to: number): void {
    const item = items[from];
    if (!item || from === to) return;
    setActive(item.id);
    say(t.moved(item.name, to + 1, items.length));
    onChange(moveItem(ids, from, to));
  }
  function onKeyDown(event: KeyboardEvent, at: number): void {
    const { key, altKey } = event;
    const to = altKey
      ? placeByKey(at, items.length, key)
      : moveFocusAlong(at, items.length, key, { axis: 'column' });
    if (to === undefined) return;
    event.preventDefault();
    focused.current = altKey ? ids[at] : ids[to];
    setActive(focused.current);
    if (altKey) move(at, to);
    else handleOf(list.current, ids[to] ?? '')?.focus();
  }
  function onDrag(event: PointerEvent, at: number): void {
    if (dragged !== ids[at]) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    move(
      at,
      placeAt(
        rows.map(({ top, height }) => top + height / 2),
        at,
        event.clientY,
      ),
    );
  }

  return (
    <>
      <p id={hintId} className="tp-reorder-hint">
        {t.hint}
      </p>
      <ol ref={list} className="tp-reorder-list" aria-label={label} aria-describedby={hintId}>
        {items.map(({ id, name }, at) => (
          <li key={id} data-item={id} className={classNames(id === dragged && 'dragged')}>
            <button
              type="button"
              className="tp-reorder-handle"
              tabIndex={id === current ? 0 : -1}
              aria-label={t.handle(name, at + 1, items.length)}
              aria-describedby={hintId}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End"
              onFocus={() => setActive(id)}
              onKeyDown={(event) => onKeyDown(event, at)}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(id);
              }}
              onPointerMove={(event) => onDrag(event, at)}
              onLostPointerCapture={() => setDragged(undefined)}
            >
              <GripVertical aria-hidden="true" />
            </button>
            <span className="tp-reorder-place">{at + 1}</span>
            <span className="tp-reorder-name" title={name}>
              {name}
            </span>
            <IconButton
              size="small"
              label={t.up(name)}
              icon={<ArrowUp />}
              tabIndex={-1}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              size="small"
              label={t.down(name)}
              icon={<ArrowDown />}
              tabIndex={-1}
              disabled={at === items.length - 1}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

const handleOf = (list: Element | null, id: string): HTMLElement | undefined =>
  [...(list?.children ?? [])]
    .find((row) => row instanceof HTMLElement && row.dataset['item'] === id)
    ?.querySelector<HTMLElement>('.tp-reorder-handle') ?? undefined;
