import { createContext, useContext } from 'react';

export interface FieldWiring {
  id: string;
  labelId: string;
  messageId: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Empty inside groups and overlays: what stands there is not the field's own control. */
export const FieldContext = createContext<FieldWiring | undefined>(undefined);

interface ControlAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/** The attributes that tie a labelable control to the field around it; what the control is given itself wins. */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.messageId,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.required || undefined),
  };
}

interface GroupAttributes {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** The same for a group of controls: named by its own label, else by the field's. */
export function useFieldGroup(label: string | undefined): GroupAttributes {
  const field = useContext(FieldContext);
  return {
    'aria-label': label,
    'aria-labelledby': label === undefined ? field?.labelId : undefined,
    'aria-describedby': field?.messageId,
  };
}
