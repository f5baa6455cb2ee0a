import { useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react';
import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { PanelContext } from './FloatingPanel';
import menuCss from './menu.css?inline';
import { Popover } from './Popover';
import { useSheet } from '../tokens/root';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  /** It is the one that holds now. */
  current?: boolean;
  /** A line before it: another kind of item begins. */
  separated?: boolean;
  /** It destroys something. */
  danger?: boolean;
  /** Why it cannot be chosen now, said with it. */
  disabledReason?: string;
  onSelect(): void;
}

export interface MenuProps {
  /** For the button's `aria-controls`. */
  id: string;
  label: string;
  /** The button that opened it and has the focus; it says itself that it has a menu and whether that is open. */
  anchor: Element;
  items: readonly MenuItem[];
  /** The item that has the focus first; the first one stands back for the current one, if there is one. */
  start: 'first' | 'last';
  onClose(): void;
}

/** Actions to choose from, open for as long as it is mounted; arrow keys, Home, End and first letters move in it. */
export function Menu({ anchor, onClose, ...list }: MenuProps) {
  const ref = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover anchor={ref} placement="bottom-end" onClose={onClose}>
      <MenuItems {...list} onClose={onClose} />
    </Popover>
  );
}

function MenuItems({ id, label, items, start, onClose }: Omit<MenuProps, 'anchor'>) {
  useSheet(menuCss);
  const context = useContext(PanelContext);
  if (!context) throw new Error('the items of a menu stand in a floating panel');
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<string[]>([]);
  const [active, setActive] = useState(() => startOf(items, start));
  const navigation = useListNavigation(context, {
    listRef: elements,
    activeIndex: active,
    onNavigate: (index) => {
      if (index !== null) setActive(index);
    },
    loop: true,
    focusItemOnOpen: false,
    // it would give the place up when the pointer leaves
    focusItemOnHover: false,
    // what cannot be chosen says why: it is reached as well
    disabledIndices: [],
  });
  const typeahead = useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive });
  const { getFloatingProps, getItemProps } = useInteractions([navigation, typeahead]);
  useEffect(() => {
    labels.current = items.map((item) => item.label);
  }, [items]);
  const focusFirst = useEffectEvent(() => elements.current[active]?.focus({ preventScroll: true }));
  // once the panel shows, which it does not while this is laid out
  useEffect(() => focusFirst(), []);

  return (
    <div
      {...getFloatingProps({
        onKeyDown: (event) => {
          if (event.key === 'Tab') onClose();
        },
      })}
      id={id}
      role="menu"
      aria-label={label}
      className="tp-menu"
    >
      {items.map((item, index) => [
        item.separated && index > 0 && <hr key={`before ${item.key}`} />,
        <button
          key={item.key}
          {...getItemProps({
            onPointerMove: () => setActive(index),
            onClick: () => {
              if (item.disabledReason !== undefined) return;
              onClose();
              item.onSelect();
            },
          })}
          ref={(element) => {
            elements.current[index] = element;
          }}
          type="button"
          role="menuitem"
          tabIndex={index === active ? 0 : -1}
          aria-current={item.current || undefined}
          aria-disabled={item.disabledReason !== undefined || undefined}
          className={item.danger ? 'danger' : undefined}
        >
          {item.icon}
          <span>
            {item.label}
            {item.disabledReason !== undefined && <small>{item.disabledReason}</small>}
          </span>
        </button>,
      ])}
    </div>
  );
}

function startOf(items: readonly MenuItem[], start: MenuProps['start']): number {
  if (start === 'last') return items.length - 1;
  return Math.max(
    items.findIndex(({ current }) => current),
    0,
  );
}
