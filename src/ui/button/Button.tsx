import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import buttonCss from './button.css?inline';
import { classNames } from '../tokens/class-names';
import { useSheet } from '../tokens/root';
import { useTexts } from '../texts/use-texts';
import { buttonTexts } from './texts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: 'default' | 'primary' | 'danger' | 'text';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  /**
   * Shows that an action is running: the button keeps its width and the focus, ignores presses and announces the state.
   * Pass `false` initially if it may become true, so that assistive technology notices the change.
   */
  loading?: boolean | undefined;
  loadingText?: string;
}

/** A push button; not a submit button unless `type` says so. */
export function Button({
  variant = 'default',
  size = 'medium',
  icon,
  loading,
  loadingText,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  useSheet(buttonCss);
  const t = useTexts(buttonTexts);
  const refuse = (event: MouseEvent) => event.preventDefault(); // a submit button would submit the form
  return (
    <>
      <button
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}
        {...rest}
        type={type}
        className={classNames('tp-button', variant, size, className)}
        onClick={loading ? refuse : onClick}
      >
        <span className="tp-button-content">
          {icon}
          {children}
        </span>
        {loading && <span className="tp-spinner" aria-hidden="true" />}
      </button>
      {loading !== undefined && (
        <span className="tp-visually-hidden" role="status">
          {loading && (loadingText ?? t.busy)}
        </span>
      )}
    </>
  );
}
