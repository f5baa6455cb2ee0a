import type { ReactNode } from 'react';
import { useSheet } from '../tokens/root';
import formGridCss from './form-grid.css?inline';

/** Fields of a form, in as many columns as fit. */
export function FormGrid({ children }: { children: ReactNode }) {
  useSheet(formGridCss);
  return <div className="tp-form-grid">{children}</div>;
}

/** Named group of fields across all columns of a form. */
export function FieldSet({ legend, children }: { legend: string; children: ReactNode }) {
  useSheet(formGridCss);
  return (
    <fieldset className="tp-form-set">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
