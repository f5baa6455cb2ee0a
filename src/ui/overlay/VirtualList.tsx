import { useListNavigation, type FloatingContext } from '@floating-ui/react';
import { useImperativeHandle, type KeyboardEvent, type Ref, type RefObject } from 'react';

/** Options that are moved along while the focus stays in a text field. */
export interface VirtualOptions {
  /** In their order. */
  elementsRef: RefObject<(HTMLElement | null)[]>;
  /** Index of the active one; -1 for none. */
  active: number;
  onMove(index: number): void;
  /** Given what the text field does with a key: up and down go around at the ends, Home and End lead to them. */
  keys: Ref<(event: KeyboardEvent) => void>;
}

/** Lets the keys of a panel's text field move along its options; draws nothing. */
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
    // the list scrolls also where the keys did not come through here
    scrollItemIntoView: false,
  });
  const onKeyDown = reference?.onKeyDown;
  useImperativeHandle(keys, () => (event) => onKeyDown?.(event), [onKeyDown]);
  return null;
}
