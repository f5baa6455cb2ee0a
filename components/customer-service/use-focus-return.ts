import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a field when what it stands in opens after the first rendering, and gives the focus back to where it
 * was when that closes with the focus inside.
 */
export function useFocusReturn(open: boolean): RefObject<HTMLTextAreaElement | null> {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    if (open) {
      before.current = focused();
      fieldRef.current?.focus();
    } else if (focused() === null) {
      // the focus went with the panel, not elsewhere by the user's hand
      before.current?.focus();
      before.current = null;
    }
  }, [open]);
  return fieldRef;
}

/** The focused element, looked for in shadow roots too; null if there is none. */
function focused(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}
