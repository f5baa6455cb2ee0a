import type { ComponentPropsWithRef, ReactNode } from 'react';
import checkboxCss from './checkbox.css?inline';
import { classNames } from '../../tokens/class-names';
import { useFieldControl } from '../field-context';
import { useSheet } from '../../tokens/root';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'checked' | 'onChange' | 'type' | 'ref'
> {
  checked: boolean;
  onChange(checked: boolean): void;
  /** Set when only some of the represented items are checked. */
  indeterminate?: boolean;
  /** Count shown beside the text. It is not part of the accessible name. */
  count?: number | undefined;
  /** Text of the box; without it `aria-label` names the box. */
  children?: ReactNode;
}

/** A box with its text, or with a name from its field. */
export function Checkbox({
  checked,
  onChange,
  indeterminate = false,
  count,
  className,
  children,
  ...rest
}: CheckboxProps) {
  useSheet(checkboxCss);
  const { id, ...control } = useFieldControl(rest);
  return (
    <label className={classNames('tp-choice', className)}>
      <input
        {...rest}
        {...control}
        // a field's label names a box without text; its own text is more specific
        id={children ? rest.id : id}
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        type="checkbox"
        className="tp-checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children && <span className="tp-choice-text">{children}</span>}
      {count !== undefined && (
        <span className="tp-choice-count" aria-hidden="true">
          {count}
        </span>
      )}
    </label>
  );
}
