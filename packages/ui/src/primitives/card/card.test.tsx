import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Link } from '../link/index.ts';
import { Card } from './index.ts';

describeConformance('Card', <Card>Words</Card>);
describeConformance(
  'Card, a link',
  <Card as="article" link>
    <Link href="#more">More</Link>
  </Card>,
);

test.each(['div', 'li', 'article', 'section', 'form'] as const)('it can be a %s', async (as) => {
  const { container } = await render(<Card as={as}>Words</Card>);
  expect(container.firstElementChild?.localName).toBe(as);
});

test('the target of its link is the whole card, and only that of a link', async () => {
  const { container } = await render(
    <>
      <Card link>
        <p>Words</p>
        <a href="#one">More</a>
      </Card>
      <Card>
        <p>Words</p>
        <a href="#two">More</a>
      </Card>
    </>,
  );
  const under = [...container.children].map((card) => {
    const { left, top } = card.getBoundingClientRect();
    return document.elementFromPoint(left + 12, top + 12)?.localName;
  });
  expect(under).toEqual(['a', 'div']);
});
