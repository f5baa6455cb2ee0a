import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useMemo, type ReactNode } from 'react';
import { classNames } from '../tokens/class-names';
import { FieldContext, type FieldWiring } from './field-context';
import fieldCss from './field.css?inline';
import { useSheet } from '../tokens/root';

export interface FieldProps {
  /** Label text, identical to the accessible name of the control. */
  label: string;
  required?: boolean;
  helper?: ReactNode;
  /** The fault and its remedy; replaces the helper. */
  error?: string | undefined;
  /** Places the label beside the control instead of above; for wide dialogs. */
  layout?: 'above' | 'beside';
  className?: string;
  /** One control of this folder, or one that calls `useFieldControl`. */
  children: ReactNode;
}

/** Label, helper and error of one control, which finds its ids in the context. */
export function Field({
  label,
  required = false,
  helper,
  error,
  layout = 'above',
  className,
  children,
}: FieldProps) {
  useSheet(fieldCss);
  const id = useId();
  const message = error || helper;
  const invalid = Boolean(error);
  const messageId = message ? `${id}message` : undefined;
  const wiring = useMemo<FieldWiring>(
    () => ({ id, labelId: `${id}label`, messageId, invalid, required }),
    [id, messageId, invalid, required],
  );
  return (
    <FieldContext value={wiring}>
      <div className={classNames('tp-field', layout === 'beside' && 'beside', className)}>
        {/* outside the label, whose text is the accessible name */}
        <div className={classNames('tp-field-head', required && 'required')}>
          <label id={wiring.labelId} htmlFor={id}>
            {label}
          </label>
        </div>
        <div className="tp-field-body">
          {children}
          {message && (
            <div id={messageId} className={classNames('tp-field-message', error && 'error')}>
              {error && <CircleAlert aria-hidden="true" />}
              <span>{message}</span>
            </div>
          )}
        </div>
      </div>
    </FieldContext>
  );
}
