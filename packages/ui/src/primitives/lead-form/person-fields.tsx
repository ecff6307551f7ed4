import type { ComponentProps } from 'react';
import { Field, Input, Select } from '../field/index.ts';
import type { PersonFieldName, RoleOption } from './lead-form.types.ts';

interface PersonFieldsProps {
  roles: readonly RoleOption[];
  rolePlaceholder: string;
  /** Label, hint, error and id of each. */
  field: (name: PersonFieldName) => Omit<ComponentProps<typeof Field>, 'children'>;
}

/** Who it is from: the four fields that each of our forms asks for. */
export function PersonFields({ roles, rolePlaceholder, field }: PersonFieldsProps) {
  return (
    <>
      <Field {...field('name')}>
        <Input name="name" autoComplete="name" />
      </Field>
      <Field {...field('email')}>
        <Input name="email" type="email" autoComplete="email" />
      </Field>
      <Field {...field('company')}>
        <Input name="company" autoComplete="organization" />
      </Field>
      <Field {...field('role')}>
        <Select name="role" autoComplete="organization-title" placeholder={rolePlaceholder} defaultValue="">
          {roles.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
