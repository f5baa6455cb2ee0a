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
import { asSheet, besideAnchor, inViewport, isNarrow, withHeightOf, type SheetData } from './placement';
import { VirtualList, type VirtualOptions } from './VirtualList';
import { hideAbove, showAbove } from './top-layer';

export interface FloatingPanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'popover' | 'style'> {
  ref?: Ref<HTMLElement>;
  anchor: RefObject<Element | null>;
  placement: Placement;
  /** At least as wide as the anchor. */
  matchWidth?: boolean | undefined;
  /** Where the window is narrow: as wide as the window, from the anchor to the window's farther edge. */
  sheet?: boolean | undefined;
  /** Selector of what is around the anchor and stays in sight with it: the panel opens above or below all of it. */
  clearOf?: string | undefined;
  /** Stands within a text. */
  inline?: boolean;
  /** A press neither on the panel nor on its anchor. */
  onPressOutside?(): void;
  /** Options in the panel that the keys of a text field move along. */
  options?: VirtualOptions | undefined;
}

/** The panel around, for what moves the focus within it. */
export const PanelContext = createContext<FloatingContext | undefined>(undefined);

/**
 * An element with `popover="manual"`, in the top layer for as long as it is mounted, beside its anchor. It stays
 * where it stands in the tree: @floating-ui's portal leads out of the shadow root, and its focus manager marks
 * what stands beside us in the embedding page. Until it has its place it is transparent.
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
    middleware: isSheet ? [asSheet] : besideAnchor(matchWidth),
    whileElementsMounted: isSheet ? keepSheet : keepBeside,
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
    showAbove(current);
    return () => hideAbove(current);
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
      // the library would have it take the focus
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

/** The anchor, and the message on what is wrong with it: that stays readable. */
const withMessage = (anchor: Element | null): Element | null =>
  anchor?.closest('.tp-field-body:has(> .tp-field-message.error)') ?? anchor;

/**
 * What becomes larger or smaller is placed anew with the next frame: the library would do so while the browser still
 * reports sizes, and a panel whose own size changes by that makes it an `error` of the embedding page.
 */
const keepBeside: typeof autoUpdate = (reference, floating, update) => {
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

/** The size of a sheet is given: to watch it would only tell of its own changes. */
const keepSheet: typeof autoUpdate = (reference, floating, update) =>
  autoUpdate(reference, floating, update, { elementResize: false });
