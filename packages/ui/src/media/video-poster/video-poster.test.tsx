import { renderToString } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { VideoPoster, type VideoPosterProps } from './index.ts';

const video = {
  title: 'A talk',
  href: 'https://example.com/talk',
  embedUrl: 'https://example.com/embed/talk',
};

describeConformance('VideoPoster', <VideoPoster {...video} />);

test('before scripts it is a link, and nothing names the player', () => {
  const html = renderToString(<VideoPoster {...video} />);
  expect(html).toContain('href="https://example.com/talk"');
  expect(html).not.toContain('role="button"');
  expect(html).not.toContain('embed');
});

test('a picture or a drawing, not both', () => {
  expectTypeOf<
    typeof video & { figure: string; poster: { src: string; width: number; height: number } }
  >().not.toExtend<VideoPosterProps>();
});
