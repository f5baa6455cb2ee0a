import {
  useRef,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../ui/tokens/class-names';
import { useHost } from '../host/host-context';
import type { DetailChange } from '../navigation/detail';
import type { NavigationTarget } from '../navigation/targets';

interface Props extends Pick<ComponentPropsWithoutRef<'a'>, 'title' | 'aria-label'> {
  /** What it leads to: an entry of the element's own list, or what it asks its surroundings for. */
  to: DetailChange | NavigationTarget;
  onOpen(): void;
  className?: string;
  children: ReactNode;
  'data-line'?: number;
}

/** px that a pointer goes before it marks text and presses nothing. */
const MARKS = 4;

/**
 * Leads to an entry: a link where the surroundings have an address for it, which the browser opens in another tab if it is
 * asked to, else a button. Whoever marks its text opens nothing.
 */
export function EntryLink({ to, onOpen, className, children, ...rest }: Props) {
  const { element, runtime } = useHost();
  const pressed = useRef<{ x: number; y: number } | undefined>(undefined);
  const address = runtime.addressOf?.(element, to);
  const shared = {
    ...rest,
    className: classNames('tp-list-link', className),
    onPointerDown({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
      pressed.current = { x: clientX, y: clientY };
      // the address says more than the entry, and may have changed since this was drawn
      const now = runtime.addressOf?.(element, to);
      if (now !== undefined && currentTarget instanceof HTMLAnchorElement) currentTarget.href = now;
    },
    onClick(event: MouseEvent): void {
      const from = event.detail === 0 ? undefined : pressed.current;
      pressed.current = undefined;
      const isMarking = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > MARKS;
      if (!isMarking && address !== undefined && isForBrowser(event)) return;
      event.preventDefault();
      if (!isMarking) onOpen();
    },
  };
  return address === undefined ? (
    <button type="button" {...shared}>
      {children}
    </button>
  ) : (
    // some browsers mark the text of a link that cannot be dragged
    <a href={address} draggable={false} {...shared}>
      {children}
    </a>
  );
}

const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
