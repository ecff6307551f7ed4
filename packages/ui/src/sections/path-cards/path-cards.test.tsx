import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { PathCards } from './path-cards.tsx';

const card = (id: string) => ({
  id,
  title: id,
  text: 'Text',
  links: [{ href: '#a', label: 'A' }],
  note: 'From €49.',
});

describeConformance(
  'PathCards',
  <PathCards title="Paths" design={card('design')} methods={card('methods')} />,
);

test('what a path costs stands below its links', async () => {
  const { container } = await render(
    <PathCards title="Paths" design={card('design')} methods={card('methods')} />,
  );
  for (const path of container.querySelectorAll('article')) {
    const list = path.querySelector('ul') as HTMLElement;
    expect(list.nextElementSibling?.textContent).toBe('From €49.');
  }
});
