import { expect, test } from 'vitest';
import { pointToScripts } from './build-styles.ts';

test('the published Tailwind sheet names the built scripts alone', () => {
  const css = '@import "./theme.css";\n@source "./";\n@source not "./**/*.test.ts";\n';
  expect(pointToScripts(css)).toBe('@import "./theme.css";\n@source "./**/*.js";\n');
});
