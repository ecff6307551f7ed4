import { LivingFigure } from '@laliaflia/ui/living-figure';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

it('is drawn as the library draws it: `-u` draws it anew', async () => {
  const markup = renderToStaticMarkup(createElement(LivingFigure, { cells: 420 }));
  const [, viewBox] = /viewBox="([^"]+)"/.exec(markup) ?? [];
  const paths = [...markup.matchAll(/<path ([^>]+)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
        name.replace('-w', 'W'),
        value,
      ]),
    ),
  );
  expect(paths.length).toBeGreaterThan(10);
  await expect(`${JSON.stringify({ viewBox, paths }, null, 2)}\n`).toMatchFileSnapshot('./figure.json');
});
