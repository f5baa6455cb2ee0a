import type { ReactNode } from 'react';
import { useFieldControl } from '../field-context';
import switchCss from './switch.css?inline';
import { useSheet } from '../../tokens/root';

interface SwitchProps {
  checked: boolean;
  onChange(checked: boolean): void;
  /** Text of the current state. It is not part of the accessible name, which is the field's label. */
  children?: ReactNode;
}

/** An on/off switch whose value applies once the surrounding form is saved. */
export function Switch({ checked, onChange, children }: SwitchProps) {
  useSheet(switchCss);
  const control = useFieldControl({});
  return (
    <span className="tp-switch-line">
      <input
        {...control}
        type="checkbox"
        role="switch"
        className="tp-switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true">{children}</span>
    </span>
  );
}
