import type { RoleName, Roles, ThemeName } from './roles.ts';

/** The variables whose names say something else than the role. */
const variables: Partial<Record<RoleName, string>> = {
  page: '--color-ground',
  surface: '--color-raised',
  text: '--color-ink',
  'text-soft': '--color-muted',
  inverse: '--color-night',
  'on-inverse': '--color-on-night',
  'primary-solid': '--color-kingfisher',
  'primary-text': '--color-kingfisher-text',
  'on-primary-soft': '--color-kingfisher-soft',
  'secondary-solid': '--color-leaf',
  'secondary-text': '--color-leaf-text',
  'on-secondary-soft': '--color-leaf-soft',
  highlight: '--color-pollen',
  'on-highlight': '--color-on-pollen',
  'danger-text': '--color-error',
};

export const variableOf = (role: RoleName): string => variables[role] ?? `--color-${role}`;

/** The roles as variables, on the root or on every element with this brand. */
export function cssOf({ light, dark }: Record<ThemeName, Roles>, brand?: string): string {
  const lines = (Object.keys(light) as RoleName[]).map((role) => {
    const value = light[role] === dark[role] ? light[role] : `light-dark(${light[role]}, ${dark[role]})`;
    return `  ${variableOf(role)}: ${value};`;
  });
  return `${brand === undefined ? ':root' : `[data-brand='${brand}']`} {\n${lines.join('\n')}\n}\n`;
}
