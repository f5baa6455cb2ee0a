import MoreHorizontal from 'lucide-react/icons/ellipsis';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button';
import { IconButton } from '../button/IconButton';
import menuCss from './menu.css?inline';
import { Popover } from './Popover';
import { useSheet } from '../tokens/root';
import { moveAlong } from '../field/roving';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  /** It destroys something. */
  danger?: boolean;
  /** Why it cannot be chosen now, said with it. */
  disabledReason?: string;
  onSelect(): void;
}

export interface MenuProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'disabled' | 'className'> {
  /** Name of the button and of the menu. */
  label: string;
  /** What the button shows; without it an icon alone, with the label as tooltip. */
  children?: ReactNode;
  items: readonly MenuItem[];
}

/** A button that opens a menu of actions; arrow keys, Home, End and first letters move in it. */
export function Menu({ label, children, items, icon, ...button }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | undefined>();
  const menuId = useId();
  const trigger = {
    ...button,
    ref: anchor,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open !== undefined,
    'aria-controls': open ? menuId : undefined,
    onClick: () => setOpen(open ? undefined : 'first'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  return (
    <>
      {children === undefined ? (
        <IconButton {...trigger} label={label} icon={icon ?? <MoreHorizontal />} />
      ) : (
        <Button {...trigger} icon={icon}>
          {children}
        </Button>
      )}
      {open && (
        <Popover anchor={anchor} placement="bottom-end" onClose={() => setOpen(undefined)}>
          <MenuItems
            id={menuId}
            label={label}
            items={items}
            start={open === 'first' ? 0 : items.length - 1}
            onClose={() => setOpen(undefined)}
          />
        </Popover>
      )}
    </>
  );
}

interface MenuItemsProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  start: number;
  onClose(): void;
}

function MenuItems({ id, label, items, start, onClose }: MenuItemsProps) {
  useSheet(menuCss);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(start);
  useEffect(() => {
    list.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[active]?.focus();
  }, [active]);

  function onKeyDown(event: KeyboardEvent): void {
    const next =
      moveAlong(active, items.length, event.key, { axis: 'column' }) ??
      nextByLetter(items, active, event.key);
    if (event.key === 'Tab') onClose();
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  }
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="tp-menu"
      onKeyDown={onKeyDown}
    >
      {items.map((item, index) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          tabIndex={index === active ? 0 : -1}
          aria-disabled={item.disabledReason !== undefined || undefined}
          className={item.danger ? 'danger' : undefined}
          onPointerMove={() => setActive(index)}
          onClick={() => {
            if (item.disabledReason !== undefined) return;
            onClose();
            item.onSelect();
          }}
        >
          {item.icon}
          <span>
            {item.label}
            {item.disabledReason !== undefined && <small>{item.disabledReason}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The next item after the active one that begins with a typed character. */
function nextByLetter(items: readonly MenuItem[], active: number, key: string): number | undefined {
  if ([...key].length !== 1 || key === ' ') return undefined;
  const begins = ({ label }: MenuItem) => label.toLowerCase().startsWith(key.toLowerCase());
  const after = items.findIndex((item, index) => index > active && begins(item));
  const found = after >= 0 ? after : items.findIndex(begins);
  return found >= 0 ? found : undefined;
}
