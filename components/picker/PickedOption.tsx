import type { Picked } from '../../src/element/form/form-members';

/** A choice in the list: its name, what else tells it apart, and its code. */
export function PickedOption({ name, code, hint = '' }: Picked & { hint?: string }) {
  return (
    <span className="picker-option">
      <span className="picker-option-name">{name}</span>
      {hint !== '' && <span className="picker-option-hint">{hint}</span>}
      <span className="picker-option-code">{code}</span>
    </span>
  );
}
