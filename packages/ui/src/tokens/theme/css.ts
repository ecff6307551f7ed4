import type { RoleName, Roles, ThemeName } from './roles.ts';

/** The roles as variables, on the root or on every element with this brand. */
export function cssOf({ light, dark }: Record<ThemeName, Roles>, brand?: string): string {
  const lines = (Object.keys(light) as RoleName[]).map((role) => {
    const value = light[role] === dark[role] ? light[role] : `light-dark(${light[role]}, ${dark[role]})`;
    return `  --lali-color-${role}: ${value};`;
  });
  return `${brand === undefined ? ':root' : `[data-brand='${brand}']`} {\n${lines.join('\n')}\n}\n`;
}
