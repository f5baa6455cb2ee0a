import { useRef, useState } from 'react';
import { Popover } from '../../../src/ui/overlay/Popover';
import { useSheet } from '../../../src/ui/tokens/root';
import type { JudgedFare, Offer } from '../results/offers';
import { MarkExplanation } from './MarkExplanation';
import css from './standards.css?inline';
import { strictestOf, verdictText } from './texts';
import { VerdictTag } from './VerdictTag';

interface Props {
  offer: Offer;
  /** The fare that is marked. */
  fare: JudgedFare;
  /** What is marked, for whoever does not see where the mark stands. */
  of: string;
}

/** Within or over the standard; opens to the rules behind it and to what was compared. */
export function StandardMark({ offer, fare, of }: Props) {
  useSheet(css);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const policy = strictestOf(fare.compliance.violations);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="fb-mark"
        aria-label={`${verdictText(policy)}，查看${of}的差标说明`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <VerdictTag policy={policy} />
      </button>
      {open && (
        <Popover
          anchor={anchor}
          role="dialog"
          aria-label="差标说明"
          // the price and the button that the mark is about stay in sight
          clearOf=".fb-flight-row, .fb-fare-row"
          className="fb-mark-panel"
          onClose={() => setOpen(false)}
        >
          <MarkExplanation offer={offer} fare={fare} />
        </Popover>
      )}
    </>
  );
}
