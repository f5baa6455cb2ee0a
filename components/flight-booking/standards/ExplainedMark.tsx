import { useRef, useState, type ReactNode } from 'react';
import { Popover } from '../../../src/ui/overlay/Popover';
import { useSheet } from '../../../src/ui/tokens/root';
import css from './standards.css?inline';

interface Props {
  /** What the mark says and opens, and of what, for whoever does not see where it stands. */
  label: string;
  tag: ReactNode;
  /** Name of what it opens to. */
  title: string;
  children: ReactNode;
}

/** A tag on a flight or a price that opens to what is behind it. */
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
          // the price and the button that the mark is about stay in sight
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
