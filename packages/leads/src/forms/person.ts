import { emailField } from './email.ts';
import type { Field } from './form.ts';

/** What a visitor may be in the company. The labels are words of the site. */
export const roles = ['ceo', 'product', 'innovation', 'rd', 'strategy', 'other'] as const;
export type Role = (typeof roles)[number];

/** Who it is from: the four fields that most forms ask for. */
export const person = {
  name: { kind: 'text', limit: 200, required: true, autoComplete: 'name' },
  email: emailField,
  company: { kind: 'text', limit: 200, required: true, autoComplete: 'organization' },
  role: { kind: 'select', options: roles, required: true, autoComplete: 'organization-title' },
} as const satisfies Record<string, Field>;
