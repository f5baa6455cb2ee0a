import { useEffectEvent, useLayoutEffect, useRef, type ComponentPropsWithRef, type RefObject } from 'react';
import { classNames } from '../tokens/class-names';
import { FieldContext } from '../field/field-context';
import { openLayer, type CloseReason } from './layers';
import type { Placement } from './placement';
import popoverCss from './popover.css?inline';
import { useRoot, useSheet } from '../tokens/root';
import { usePopover } from './use-popover';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'ref' | 'popover'> {
  anchor: RefObject<Element | null>;
  onClose(reason: CloseReason): void;
  placement?: Placement;
  matchWidth?: boolean;
  /** Where the window is narrow: as wide as the window, from the anchor to the window's farther edge. */
  sheet?: boolean;
}

/**
 * A panel in the top layer, open for as long as it is mounted. Rendered where it stands in the tree, so Tab
 * goes from the anchor into it. It takes no focus itself; closing gives the focus it held back to where it
 * was. Closes on Escape and on a press or focus outside, by asking its owner.
 */
export function Popover({
  anchor,
  onClose,
  placement = 'bottom-start',
  matchWidth = false,
  sheet = false,
  className,
  children,
  ...rest
}: PopoverProps) {
  useSheet(popoverCss);
  const root = useRoot();
  const panelRef = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  // before usePopover, whose clean-up hides the panel and so takes the focus from it
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel) return;
    const before = root.activeElement;
    const leave = openLayer({ panel, anchor: anchor.current, close: (reason) => close(reason) });
    return () => {
      leave();
      if (before instanceof HTMLElement && panel.contains(root.activeElement))
        before.focus({ preventScroll: true });
    };
  }, [root, anchor]);
  usePopover(panelRef, anchor, { placement, matchWidth, sheet });

  return (
    <div {...rest} ref={panelRef} popover="manual" className={classNames('tp-popover', className)}>
      <FieldContext value={undefined}>{children}</FieldContext>
    </div>
  );
}
