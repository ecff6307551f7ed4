/** The self-declared job titles that every form offers. The database holds the same closed list. */
export const roles = [
  { value: 'ceo', label: 'CEO/Founder' },
  { value: 'product', label: 'Head of Product' },
  { value: 'innovation', label: 'Innovation Manager' },
  { value: 'rd', label: 'R&D Leader' },
  { value: 'strategy', label: 'Strategy Director' },
  { value: 'other', label: 'Other' },
] as const;

export type Role = (typeof roles)[number]['value'];

export function isRole(value: string): value is Role {
  return roles.some((role) => role.value === value);
}

/** The label of a stored role; a value that is no longer on the list is shown as it is. */
export function roleLabel(value: string): string {
  return roles.find((role) => role.value === value)?.label ?? value;
}
