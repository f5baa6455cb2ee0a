import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type RefObject,
} from 'react';
import { classNames } from '../tokens/class-names';
import { FieldContext } from '../field/field-context';
import { useFloatingCode } from './floating-code';
import type { FloatingPanelProps } from './FloatingPanel';
import { openLayer, type CloseReason } from './layers';
import popoverCss from './popover.css?inline';
import { useRoot, useSheet } from '../tokens/root';
import { hideFromTopLayer, showInTopLayer } from './top-layer';

export interface PopoverProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'popover' | 'style'>,
    Pick<FloatingPanelProps, 'anchor' | 'matchWidth' | 'sheet' | 'clearOf' | 'options'> {
  onClose(reason: CloseReason): void;
  placement?: FloatingPanelProps['placement'];
}

/**
 * A panel in the top layer, open while mounted. It renders in its place in the tree, so that Tab moves from the anchor
 * into it. It takes no focus itself; on close it restores the focus to its previous position if it was inside. Calls
 * `onClose` on Escape and on a press or focus outside. Its code is loaded at the first use; if that fails, the panel
 * shows in the middle of the viewport.
 */
export function Popover({
  anchor,
  onClose,
  placement = 'bottom-start',
  matchWidth,
  sheet,
  clearOf,
  options,
  className,
  children,
  ...rest
}: PopoverProps) {
  useSheet(popoverCss);
  const panel = useRef<HTMLDivElement>(null);
  useLayer(panel, anchor, onClose);
  const code = useFloatingCode();
  if (code === 'waiting') return null;
  const shared = {
    ...rest,
    ref: panel,
    className: classNames('tp-popover', className),
    children: <FieldContext value={undefined}>{children}</FieldContext>,
  };
  if (code === 'missing') return <PlainPanel {...shared} />;
  return (
    <code.FloatingPanel
      {...shared}
      anchor={anchor}
      placement={placement}
      matchWidth={matchWidth}
      sheet={sheet}
      clearOf={clearOf}
      options={options}
      onPressOutside={() => onClose('outside')}
    />
  );
}

function useLayer(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  onClose: (reason: CloseReason) => void,
): void {
  const root = useRoot();
  const close = useEffectEvent(onClose);
  // cleaned up before the panel is hidden, which drops the focus
  useLayoutEffect(() => {
    const before = root.activeElement;
    const holdsFocus = () => panel.current?.contains(root.activeElement);
    const leave = openLayer({
      panel: () => panel.current,
      anchor: anchor.current,
      close: (reason) => close(reason),
    });
    return () => {
      leave();
      if (before instanceof HTMLElement && holdsFocus()) before.focus({ preventScroll: true });
    };
  }, [root, panel, anchor]);
}

type PlainPanelProps = ComponentPropsWithoutRef<'div'> & { ref: RefObject<HTMLDivElement | null> };

function PlainPanel(props: PlainPanelProps) {
  const { ref } = props;
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    showInTopLayer(current);
    return () => hideFromTopLayer(current);
  }, [ref]);
  return <div {...props} popover="manual" data-placed="middle" />;
}
