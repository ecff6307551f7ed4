import { createContext, useContext } from 'react';

interface FieldContextValue {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** What the field around a control gives it; the control's own props come first. */
export function useFieldControl(own: ControlProps) {
  const field = useContext(FieldContext);
  const described = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  const stated = own['aria-invalid'] ?? field?.invalid;
  const invalid = stated !== 'false' && stated;
  return {
    id: own.id ?? field?.controlId,
    required: own.required ?? field?.required,
    disabled: own.disabled ?? field?.disabled,
    'aria-describedby': described || undefined,
    'aria-invalid': invalid || undefined,
    'data-invalid': invalid ? '' : undefined,
  };
}
