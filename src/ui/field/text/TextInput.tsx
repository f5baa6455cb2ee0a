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
  /** A unit, or a button. */
  suffix?: ReactNode;
}

/**
 * One line of text; the unit stands inside the frame. Numbers lose what they are written apart with, texts what nobody sees.
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
        // a browser cuts what is pasted before it could be read: what is too long is said instead
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
