import { useListNavigation, type FloatingContext } from '@floating-ui/react';
import { useImperativeHandle, type KeyboardEvent, type Ref, type RefObject } from 'react';

/** Options that are moved along while the focus stays in a text field. */
export interface VirtualOptions {
  /** Option elements in order. */
  elementsRef: RefObject<(HTMLElement | null)[]>;
  /** Index of the active option; -1 for none. */
  active: number;
  onMove(index: number): void;
  /** Receives the key handler for the text field: up and down wrap around, Home and End move to the ends. */
  keys: Ref<(event: KeyboardEvent) => void>;
}

/** Connects the keys of a panel's text field with its options; renders nothing. */
export function VirtualList({
  context,
  elementsRef,
  active,
  onMove,
  keys,
}: VirtualOptions & { context: FloatingContext }) {
  const { reference } = useListNavigation(context, {
    listRef: elementsRef,
    activeIndex: active < 0 ? null : active,
    onNavigate: (index) => {
      if (index !== null) onMove(index);
    },
    virtual: true,
    loop: true,
    focusItemOnOpen: false,
    focusItemOnHover: false,
    // the list scrolls by itself, also for moves without these keys
    scrollItemIntoView: false,
  });
  const onKeyDown = reference?.onKeyDown;
  useImperativeHandle(keys, () => (event) => onKeyDown?.(event), [onKeyDown]);
  return null;
}
