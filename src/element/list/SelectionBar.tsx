import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { useSheet } from '../../ui/tokens/root';
import { useTexts } from '../../ui/texts/use-texts';
import { listTexts } from './texts';
import css from './selection-bar.css?inline';

interface Props {
  label: string;
  /** How many are chosen, and what they come to. */
  said: string;
  /** Why nothing can be done with them together; undefined: it can. */
  whyNot?: string | undefined;
  onUnchoose(): void;
  /** Buttons for what can be done with them. */
  children: ReactNode;
}

/** What can be done with the rows that are chosen, on whatever page they are: stands below their list, and stays in view. */
export function SelectionBar({ label, said, whyNot, onUnchoose, children }: Props) {
  useSheet(css);
  const t = useTexts(listTexts);
  const bar = useRef<HTMLDivElement>(null);
  const unchoose = () => {
    // what was pressed goes away: on where it was chosen
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
