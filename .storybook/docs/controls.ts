import type { InputType } from 'storybook/internal/types';
import type { PropDoc } from '../../packages/ui/scripts/docs/prop-doc.ts';

const literal = /^"(.*)"$/;

/** Types with a plain control. A text is the only node that can be typed in. */
const plain: Record<string, 'string' | 'number' | 'boolean'> = {
  ReactNode: 'string',
  string: 'string',
  number: 'number',
  boolean: 'boolean',
};

function plainOf(types: string[], value: unknown) {
  const words = types.flatMap((type) => type.split(' | ')).filter((word) => word !== 'null');
  const kinds = words.map((word) => (word.startsWith('`') ? 'string' : plain[word]));
  if (kinds.includes(undefined)) return undefined;
  // Storybook reports an error for a number in a text field.
  if (typeof value === 'number') return 'number';
  return kinds.includes('string') ? 'string' : kinds[0];
}

function typeOf({ types, required }: PropDoc, initial: unknown) {
  const values = types.map((type) => literal.exec(type)?.[1] ?? type);
  if (types.every((type) => literal.test(type) || /^\d+$/.test(type))) {
    const numbers = types.every((type) => /^\d+$/.test(type));
    return { name: 'enum' as const, value: numbers ? values.map(Number) : values, required };
  }
  const kind = plainOf(types, initial);
  if (kind) return { name: kind, required };
  const [type = ''] = types;
  if (type.includes('=>') && !type.startsWith('{')) return { name: 'function' as const, required };
  return { name: 'other' as const, value: types.join(' | '), required };
}

const isElement = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isElement) : Object.hasOwn(Object(value), '$$typeof');

/**
 * An element would show its internals in a control, and typing there breaks it; a list or an object that the
 * playground leaves out would start as an empty object.
 */
const beyondControls = (prop: PropDoc, value: unknown) =>
  isElement(value) || (value === undefined && typeOf(prop, value).name === 'other');

/** What Storybook makes the control of a prop from: its type, and the playground's initial value. */
export const argTypeOf = (prop: PropDoc, value: unknown): InputType => ({
  name: prop.name,
  description: prop.about,
  type: typeOf(prop, value),
  table: { type: { summary: prop.types.join(' | ') } },
  ...(beyondControls(prop, value) && { control: false }),
});
