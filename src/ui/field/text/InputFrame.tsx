import type { ReactNode, Ref } from 'react';
import { classNames } from '../../tokens/class-names';
import inputCss from './input.css?inline';
import { useSheet } from '../../tokens/root';

interface InputFrameProps {
  ref?: Ref<HTMLDivElement>;
  prefix?: ReactNode;
  /** A unit or a button. */
  suffix?: ReactNode;
  disabled?: boolean | undefined;
  invalid?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Border of a text input and of the parts beside its text. */
export function InputFrame({
  ref,
  prefix,
  suffix,
  disabled,
  invalid = false,
  className,
  children,
}: InputFrameProps) {
  useSheet(inputCss);
  return (
    <div
      ref={ref}
      className={classNames('tp-input', disabled && 'disabled', invalid && 'invalid', className)}
    >
      {prefix && <span className="tp-input-affix">{prefix}</span>}
      {children}
      {suffix && <span className="tp-input-affix">{suffix}</span>}
    </div>
  );
}
