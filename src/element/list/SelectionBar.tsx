import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { useSheet } from '../../ui/tokens/root';
import { useTexts } from '../../ui/texts/use-texts';
import { listTexts } from './texts';
import css from './selection-bar.css?inline';

interface Props {
  label: string;
  /** Number of selected rows and their total. */
  said: string;
  /** Reason why no common action is possible; undefined when one is. */
  whyNot?: string | undefined;
  onUnchoose(): void;
  /** Buttons of the common actions. */
  children: ReactNode;
}

/** Actions on the selected rows of all pages; sticks below their list. */
export function SelectionBar({ label, said, whyNot, onUnchoose, children }: Props) {
  useSheet(css);
  const t = useTexts(listTexts);
  const bar = useRef<HTMLDivElement>(null);
  const unchoose = () => {
    // the pressed button disappears: the focus returns to the selection in the header
    const around = bar.current?.parentElement;
    around?.querySelector<HTMLElement>('thead .tp-table-selection input')?.focus();
    onUnchoose();
  };
  return (
    <div ref={bar} className="tp-selection-bar" role="group" aria-label={label}>
      <p role="status">
        {said}
        {whyNot !== undefined && <span> {whyNot}</span>}
      </p>
      <Button variant="text" onClick={unchoose}>
        {t.unchoose}
      </Button>
      {whyNot === undefined && children}
    </div>
  );
}
