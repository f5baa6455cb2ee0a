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
  /** Target: an entry of the element's own list, or a page of its surroundings. */
  to: DetailChange | NavigationTarget;
  onOpen(): void;
  className?: string;
  children: ReactNode;
  'data-line'?: number;
}

/** Distance in px from which a drag selects text instead of pressing. */
const MARKS = 4;

/**
 * Opens an entry: a link where the surroundings provide an address, so that the browser can open it in another tab,
 * otherwise a button. Selecting its text opens nothing.
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
      // the address also contains the list's current state, which may have changed since the render
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
    // some browsers allow text selection only in links that are not draggable
    <a href={address} draggable={false} {...shared}>
      {children}
    </a>
  );
}

const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
