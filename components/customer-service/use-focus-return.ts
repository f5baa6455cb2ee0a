import { useCallback, useLayoutEffect, useRef, type RefCallback, type RefObject } from 'react';

export interface FocusReturn {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** For the field, which may come only some time after what it stands in has opened. */
  attachField: RefCallback<HTMLTextAreaElement>;
}

/**
 * Focuses a field when what it stands in opens after the first rendering, and gives the focus back to where it
 * was when that closes with the focus inside.
 */
export function useFocusReturn(open: boolean): FocusReturn {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const isAwaited = useRef(false);
  const wasOpen = useRef(open);

  const takeFocus = useCallback(() => {
    // who has gone on to something else meanwhile stays there
    if (!isAwaited.current || !fieldRef.current || focused() !== before.current) return;
    isAwaited.current = false;
    fieldRef.current.focus();
  }, []);
  const attachField = useCallback(
    (field: HTMLTextAreaElement | null) => {
      fieldRef.current = field;
      takeFocus();
    },
    [takeFocus],
  );

  useLayoutEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    isAwaited.current = open;
    if (open) {
      before.current = focused();
      takeFocus();
    } else {
      // gone with the panel, not elsewhere by the user's hand
      if (focused() === null) before.current?.focus();
      before.current = null;
    }
  }, [open, takeFocus]);
  return { fieldRef, attachField };
}

/** The focused element, looked for in shadow roots too; null if there is none. */
function focused(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}
