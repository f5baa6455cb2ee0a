import { useId } from 'react';
import checkboxCss from './checkbox.css?inline';
import type { ChoiceOption } from './CheckboxGroup';
import { classNames } from '../../tokens/class-names';
import { useFieldGroup } from '../field-context';
import { Radio } from './Radio';
import { useSheet } from '../../tokens/root';

export interface RadioGroupProps<V extends string | number> {
  /** Accessible name of the group; defaults to the surrounding field's label. */
  label?: string;
  options: readonly ChoiceOption<V>[];
  value: V | null;
  onChange(value: NoInfer<V>): void;
  layout?: 'row' | 'column';
}

/** Chooses one of a few options, all of which are shown. */
export function RadioGroup<V extends string | number>({
  label,
  options,
  value,
  onChange,
  layout = 'row',
}: RadioGroupProps<V>) {
  useSheet(checkboxCss);
  const name = useId();
  const names = useFieldGroup(label);
  return (
    <div role="radiogroup" {...names} className={classNames('tp-choices', layout)}>
      {options.map((option) => (
        <label key={option.value} className="tp-choice">
          <Radio
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className="tp-choice-text">{option.label}</span>
          {option.count !== undefined && (
            <span className="tp-choice-count" aria-hidden="true">
              {option.count}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
