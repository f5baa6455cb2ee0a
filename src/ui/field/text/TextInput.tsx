import type { ComponentPropsWithRef, ReactNode } from 'react';
import { plainNumber, plainPhone, withoutMarks } from '../../../domain/typed/typed';
import { isComposition } from './composition';
import { useFieldControl } from '../field-context';
import { InputFrame } from './InputFrame';

export interface TextInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'prefix' | 'size'
> {
  value: string;
  onChange(value: string): void;
  prefix?: ReactNode;
  /** A unit or a button. */
  suffix?: ReactNode;
}

/**
 * Single line of text with a unit inside the frame. Numbers are stripped of separators, and texts of invisible
 * characters.
 */
export function TextInput({ value, onChange, prefix, suffix, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  const isNumber = rest.type === 'tel' || rest.inputMode === 'numeric';
  const plain = rest.type === 'tel' ? plainPhone : isNumber ? plainNumber : withoutMarks;
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
        // without `maxLength`, because browsers would cut a pasted number before its separators are removed; validation
        // reports a long one
        maxLength={isNumber ? undefined : rest.maxLength}
        value={value}
        onChange={({ target, nativeEvent }) => {
          onChange(isComposition(nativeEvent) ? target.value : plain(target.value));
        }}
        onCompositionEnd={(event) => {
          rest.onCompositionEnd?.(event);
          onChange(plain(event.currentTarget.value));
        }}
      />
    </InputFrame>
  );
}
