import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldControl } from './field-context';
import { InputFrame } from './InputFrame';

export interface TextInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'prefix' | 'size'
> {
  value: string;
  onChange(value: string): void;
  prefix?: ReactNode;
  /** A unit, or a button. */
  suffix?: ReactNode;
}

/** One line of text; the unit stands inside the frame. */
export function TextInput({ value, onChange, prefix, suffix, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  return (
    <InputFrame
      prefix={prefix}
      suffix={suffix}
      disabled={rest.disabled}
      invalid={Boolean(control['aria-invalid'])}
      className={className}
    >
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </InputFrame>
  );
}
