import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field-context';
import { InputFrame } from '../text/InputFrame';
import { useTexts } from '../../texts/use-texts';
import { choiceTexts } from '../choice/texts';

export interface SelectOption<V extends string | number> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<V extends string | number> extends Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange' | 'size' | 'children' | 'multiple'
> {
  /** null before a choice, when the placeholder shows. */
  value: V | null;
  onChange(value: NoInfer<V>): void;
  options: readonly SelectOption<V>[];
  placeholder?: string;
}

/** The native select in the suite's frame: phones show their own list. */
export function Select<V extends string | number>({
  value,
  onChange,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps<V>) {
  const t = useTexts(choiceTexts);
  const control = useFieldControl(rest);
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <InputFrame
      suffix={<ChevronDown />}
      disabled={rest.disabled}
      invalid={Boolean(control['aria-invalid'])}
      className={className === undefined ? 'tp-select' : `tp-select ${className}`}
    >
      {/* by index, because an attribute cannot hold a numeric value */}
      <select
        {...rest}
        {...control}
        className={chosen < 0 ? 'empty' : undefined}
        value={chosen}
        onChange={(event) => {
          const option = options[Number(event.target.value)];
          if (option) onChange(option.value);
        }}
      >
        {chosen < 0 && (
          <option value={-1} disabled>
            {placeholder ?? t.choose}
          </option>
        )}
        {options.map((option, index) => (
          <option key={option.value} value={index} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </InputFrame>
  );
}
