import type { RoleName, Roles, ThemeName } from './roles.ts';

/** The variables whose names say something else than the role. */
const variables: Partial<Record<RoleName, string>> = {
  page: '--lali-color-ground',
  surface: '--lali-color-raised',
  text: '--lali-color-ink',
  'text-soft': '--lali-color-muted',
  inverse: '--lali-color-night',
  'on-inverse': '--lali-color-on-night',
  'primary-solid': '--lali-color-kingfisher',
  'primary-text': '--lali-color-kingfisher-text',
  'on-primary-soft': '--lali-color-kingfisher-soft',
  'secondary-solid': '--lali-color-leaf',
  'secondary-text': '--lali-color-leaf-text',
  'on-secondary-soft': '--lali-color-leaf-soft',
  highlight: '--lali-color-pollen',
  'on-highlight': '--lali-color-on-pollen',
  'danger-text': '--lali-color-error',
};

const variableOf = (role: RoleName): string => variables[role] ?? `--lali-color-${role}`;

/** The roles as variables, on the root or on every element with this brand. */
export function cssOf({ light, dark }: Record<ThemeName, Roles>, brand?: string): string {
  const lines = (Object.keys(light) as RoleName[]).map((role) => {
    const value = light[role] === dark[role] ? light[role] : `light-dark(${light[role]}, ${dark[role]})`;
    return `  ${variableOf(role)}: ${value};`;
  });
  return `${brand === undefined ? ':root' : `[data-brand='${brand}']`} {\n${lines.join('\n')}\n}\n`;
}
