import { createContext, useContext } from 'react';

export interface FieldWiring {
  id: string;
  labelId: string;
  messageId: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Undefined inside groups and overlays, whose controls do not belong to the field itself. */
export const FieldContext = createContext<FieldWiring | undefined>(undefined);

interface ControlAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/** Attributes that tie a labelable control to the surrounding field; the control's own take precedence. */
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

/** Attributes of a group of controls, named by its own label or else the field's. */
export function useFieldGroup(label: string | undefined): GroupAttributes {
  const field = useContext(FieldContext);
  return {
    'aria-label': label,
    'aria-labelledby': label === undefined ? field?.labelId : undefined,
    'aria-describedby': field?.messageId,
  };
}
