import { expect, test } from 'vitest';
import { keepFontsOut, pointToScripts } from './build-styles.ts';

test('the published Tailwind sheet names the built scripts alone', () => {
  const css = '@import "./theme.css";\n@source "./";\n@source not "./**/*.test.ts";\n';
  expect(pointToScripts(css)).toBe('@import "./theme.css";\n@source "./**/*.js";\n');
});

test('fonts are files beside the compiled sheet', () => {
  expect(keepFontsOut('src:url(./fonts/geist-mono.woff2)format("woff2")')).toBe(
    'src:url("./fonts/geist-mono.woff2?no-inline")format("woff2")',
  );
  expect(keepFontsOut('background:url(./sky.png)')).toBe('background:url(./sky.png)');
});
