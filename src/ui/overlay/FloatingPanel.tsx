import {
  autoUpdate,
  useDismiss,
  useFloating,
  useInteractions,
  type FloatingContext,
  type Placement,
} from '@floating-ui/react';
import {
  createContext,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type Ref,
  type RefObject,
} from 'react';
import { useRoot } from '../tokens/root';
import { asSheet, anchoredPlacement, inViewport, isNarrow, withHeightOf, type SheetData } from './placement';
import { VirtualList, type VirtualOptions } from './VirtualList';
import { hideFromTopLayer, showInTopLayer } from './top-layer';

export interface FloatingPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'popover' | 'style'> {
  ref?: Ref<HTMLElement>;
  anchor: RefObject<Element | null>;
  placement: Placement;
  /** Makes the panel at least as wide as the anchor. */
  matchWidth?: boolean | undefined;
  /** In a narrow window: as wide as the window, from the anchor to the farther edge of the window. */
  sheet?: boolean | undefined;
  /**
   * Selector of an ancestor of the anchor that stays visible with it: the panel opens above or below that whole
   * element.
   */
  clearOf?: string | undefined;
  /** Set for a panel within a text. */
  inline?: boolean;
  /** Called on a press outside the panel and its anchor. */
  onPressOutside?(): void;
  /** Options in the panel that the keys of a text field move along. */
  options?: VirtualOptions | undefined;
}

/** Surrounding panel, for components that move the focus within it. */
export const PanelContext = createContext<FloatingContext | undefined>(undefined);

/**
 * An element with `popover="manual"`, in the top layer beside its anchor while mounted. It stays in its place in the
 * tree: the portal of @floating-ui leads out of the shadow root, and its focus manager marks elements of the embedding
 * page. It is transparent until positioned.
 */
export function FloatingPanel({
  ref,
  anchor,
  placement,
  matchWidth = false,
  sheet = false,
  clearOf,
  inline = false,
  onPressOutside,
  options,
  children,
  ...rest
}: FloatingPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const root = useRoot();
  const [isSheet] = useState(() => sheet && isNarrow(root.host));
  const { refs, context, floatingStyles, isPositioned, middlewareData } = useFloating({
    open: true,
    onOpenChange: () => onPressOutside?.(),
    placement,
    strategy: 'fixed',
    transform: false,
    platform: inViewport,
    middleware: isSheet ? [asSheet] : anchoredPlacement(matchWidth),
    whileElementsMounted: isSheet ? keepSheet : updateInNextFrame,
  });
  const dismiss = useDismiss(context, { enabled: onPressOutside !== undefined, escapeKey: false });
  const { getFloatingProps } = useInteractions([dismiss]);

  useLayoutEffect(() => {
    const { current } = anchor;
    refs.setReference(withMessage(current));
    const around = clearOf === undefined ? null : current?.closest(clearOf);
    if (current && around) refs.setPositionReference(withHeightOf(current, around));
  }, [refs, anchor, clearOf]);
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    showInTopLayer(current);
    return () => hideFromTopLayer(current);
  }, []);
  const setPanel = useCallback(
    (element: HTMLElement | null) => {
      panel.current = element;
      refs.setFloating(element);
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [refs, ref],
  );

  const { side, height }: Partial<SheetData> = middlewareData['sheet'] ?? {};
  const Element = inline ? 'span' : 'div';
  return (
    <Element
      // the library would set `tabIndex` and so take the focus
      {...getFloatingProps({ ...rest, tabIndex: undefined })}
      ref={setPanel}
      popover="manual"
      style={{ ...floatingStyles, height }}
      data-placed={isPositioned ? (isSheet ? 'sheet' : 'anchor') : undefined}
      data-side={side}
    >
      <PanelContext value={context}>{children}</PanelContext>
      {options && <VirtualList context={context} {...options} />}
    </Element>
  );
}

/** The anchor including its error message, so that the panel does not cover it. */
const withMessage = (anchor: Element | null): Element | null =>
  anchor?.closest('.tp-field-body:has(> .tp-field-message.error)') ?? anchor;

/**
 * Repositions the panel in the next frame after a resize. The library would do so within the ResizeObserver callback; a
 * panel that resizes as a result would cause an `error` event in the embedding page.
 */
const updateInNextFrame: typeof autoUpdate = (reference, floating, update) => {
  const leave = autoUpdate(reference, floating, update, { elementResize: false });
  let frame = 0;
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  });
  const anchor = reference instanceof Element ? reference : reference.contextElement;
  for (const element of [anchor, floating]) if (element) sizes.observe(element);
  return () => {
    leave();
    sizes.disconnect();
    cancelAnimationFrame(frame);
  };
};

/** A sheet's size is computed, so observing it would only report its own changes. */
const keepSheet: typeof autoUpdate = (reference, floating, update) =>
  autoUpdate(reference, floating, update, { elementResize: false });
