import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button';
import { Menu } from '../../ui/overlay/Menu';
import { useTexts } from '../../ui/texts/use-texts';
import { resourceTexts } from './texts';

/** An action on a row, which opens a dialog. */
export interface RowAction {
  text: string;
  danger?: boolean;
  onAct(): void;
}

interface Props {
  /** Name of the row. */
  name: string;
  actions: readonly RowAction[];
}

const MOST_IN_VIEW = 2;

/** Actions of a row of a list: two in view, the others in a menu. */
export function RowActionBar({ name, actions }: Props) {
  return (
    <>
      {actions.slice(0, MOST_IN_VIEW).map(({ text, onAct }) => (
        <Button
          key={text}
          size="small"
          variant="text"
          aria-haspopup="dialog"
          // begins with the visible text, so that speech input finds the button
          aria-label={`${text} ${name}`}
          onClick={onAct}
        >
          {text}
        </Button>
      ))}
      {actions.length > MOST_IN_VIEW && <MoreActions name={name} actions={actions.slice(MOST_IN_VIEW)} />}
    </>
  );
}

function MoreActions({ name, actions }: Props) {
  const t = useTexts(resourceTexts);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const label = `${t.more} ${name}`;
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="text"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={() => setAnchor(anchor ? null : button.current)}
      >
        {t.more}
      </Button>
      {anchor && (
        <Menu
          id={id}
          label={label}
          anchor={anchor}
          start="first"
          onClose={() => setAnchor(null)}
          items={actions.map(({ text, danger, onAct }) => ({
            key: text,
            label: text,
            ...(danger && { danger }),
            onSelect: onAct,
          }))}
        />
      )}
    </>
  );
}
