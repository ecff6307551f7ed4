import { roleOf, surfaceOf } from '../codemods/role-names.ts';
import { banner, prefix, variableName } from './css.ts';

const names = Object.entries(roleOf);

/**
 * The names of before as aliases. They are declared wherever the colours that they stand for are: a variable that refers
 * to another takes the value that the other has where it is declared.
 */
export function deprecatedCss(): string {
  const aliases = names.map(
    ([before, role]) => `  ${variableName('color', before)}: var(${variableName('color', role)});`,
  );
  return `${banner}
:root,
[data-path],
[data-brand] {
${aliases.join('\n')}
}
`;
}

/** The same for Tailwind: utilities under the names of before. */
export function deprecatedThemeCss(): string {
  const aliases = names.map(([before, role]) => `  --color-${before}: var(${variableName('color', role)});`);
  const utilities = Object.entries(surfaceOf).map(
    ([before, role]) => `@utility surface-${before} {\n  @apply ${prefix}:surface-${role};\n}`,
  );
  return `${banner}
@import "./deprecated.css";

@theme inline prefix(${prefix}) {
${aliases.join('\n')}
}

${utilities.join('\n\n')}
`;
}
