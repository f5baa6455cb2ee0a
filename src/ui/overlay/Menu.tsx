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
  /** Marks the current choice. */
  current?: boolean;
  /** Draws a line above, where another kind of item begins. */
  separated?: boolean;
  /** Marks a destructive action. */
  danger?: boolean;
  /** Reason why the item is disabled, announced with it. */
  disabledReason?: string;
  onSelect(): void;
}

export interface MenuProps {
  /** Id for the button's `aria-controls`. */
  id: string;
  label: string;
  /** Button that opened the menu and has the focus; it sets `aria-haspopup` and `aria-expanded` itself. */
  anchor: Element;
  items: readonly MenuItem[];
  /** Initially focused item; `first` prefers the current item, if there is one. */
  start: 'first' | 'last';
  onClose(): void;
}

/** Menu of actions, open while mounted; arrow keys, Home, End and first letters move in it. */
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
    // hovering would drop the active item when the pointer leaves
    focusItemOnHover: false,
    // disabled items are focusable, so that their reason is read
    disabledIndices: [],
  });
  const typeahead = useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive });
  const { getFloatingProps, getItemProps } = useInteractions([navigation, typeahead]);
  useEffect(() => {
    labels.current = items.map((item) => item.label);
  }, [items]);
  const focusFirst = useEffectEvent(() => elements.current[active]?.focus({ preventScroll: true }));
  // in an effect, because the panel is not visible during layout
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
