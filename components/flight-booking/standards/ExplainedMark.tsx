import { useRef, useState, type ReactNode } from 'react';
import { Popover } from '../../../src/ui/overlay/Popover';
import { useSheet } from '../../../src/ui/tokens/root';
import css from './standards.css?inline';

interface Props {
  /** Accessible name with the mark's text and the marked item. */
  label: string;
  tag: ReactNode;
  /** Title of the panel. */
  title: string;
  children: ReactNode;
}

/** Tag on a flight or price that opens an explanation. */
export function ExplainedMark({ label, tag, title, children }: Props) {
  useSheet(css);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="fb-mark"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {tag}
      </button>
      {open && (
        <Popover
          anchor={anchor}
          role="dialog"
          aria-label={title}
          // the panel does not cover the marked price and its button
          clearOf=".fb-flight-row, .fb-fare-row"
          className="fb-mark-panel"
          onClose={() => setOpen(false)}
        >
          {children}
        </Popover>
      )}
    </>
  );
}
