import { useCallback, useLayoutEffect, useRef, type RefCallback, type RefObject } from 'react';

export interface FocusReturn {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Ref of the field, which may be mounted some time after its container opens. */
  attachField: RefCallback<HTMLTextAreaElement>;
}

/**
 * Focuses a field when its container opens after the first render. Returns the focus to its former element when the
 * container closes with the focus inside.
 */
export function useFocusReturn(open: boolean): FocusReturn {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const isAwaited = useRef(false);
  const wasOpen = useRef(open);

  const takeFocus = useCallback(() => {
    // a user who has moved the focus meanwhile keeps it
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
      // the focus was lost with the panel, not moved by the user
      if (focused() === null) before.current?.focus();
      before.current = null;
    }
  }, [open, takeFocus]);
  return { fieldRef, attachField };
}

/** Returns the focused element, across shadow roots; null without one. */
function focused(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}
