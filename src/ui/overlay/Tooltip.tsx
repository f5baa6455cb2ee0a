import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useSheet } from '../tokens/root';
import { useFloatingCode } from './floating-code';
import tooltipCss from './tooltip.css?inline';
import { isComposition } from '../field/text/composition';

export interface TooltipProps {
  text: string;
  /** The text equals the child's accessible name, and is not repeated as its description. */
  names?: boolean;
  disabled?: boolean;
  /** A single focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** Time in ms that a pointer rests before the text shows, and that it may take from the child to the text. */
const REST = 400;
const CROSS = 100;

/** Shows a short text beside its child on keyboard focus and pointer hover; Escape hides it. */
export function Tooltip({ text, names = false, disabled = false, children }: TooltipProps) {
  const anchor = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const turn = (shown: boolean, wrapper: Element, wait = 0) => {
    anchor.current = wrapper.firstElementChild;
    clearTimeout(timer.current);
    if (wait > 0) timer.current = setTimeout(() => setOpen(shown), wait);
    else setOpen(shown);
  };
  const describedBy = open && !names ? id : children.props['aria-describedby'];
  return (
    <span
      role="presentation"
      className="tp-tooltip-anchor"
      onPointerEnter={({ pointerType, currentTarget }) => {
        if (pointerType !== 'touch') turn(true, currentTarget, open ? 0 : REST);
      }}
      onPointerLeave={({ currentTarget }) => turn(false, currentTarget, open ? CROSS : 0)}
      onPointerDown={({ currentTarget }) => turn(false, currentTarget)}
      onFocus={({ target, currentTarget }) => {
        if (target.matches(':focus-visible')) turn(true, currentTarget);
      }}
      onBlur={({ currentTarget }) => turn(false, currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposition(event)) turn(false, event.currentTarget);
      }}
    >
      {describedBy === undefined ? children : cloneElement(children, { 'aria-describedby': describedBy })}
      {open && !disabled && <Bubble id={id} text={text} anchor={anchor} />}
    </span>
  );
}

function Bubble({ id, text, anchor }: { id: string; text: string; anchor: RefObject<Element | null> }) {
  useSheet(tooltipCss);
  const code = useFloatingCode();
  const shared = { id, role: 'tooltip', children: text };
  // rendered hidden, because it describes its child at once
  if (code === 'waiting' || code === 'missing') return <span {...shared} hidden />;
  return <code.FloatingPanel {...shared} inline className="tp-tooltip" anchor={anchor} placement="top" />;
}
