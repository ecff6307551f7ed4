import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { PersonIntro } from './index.ts';

const facts = [{ term: 'Languages', value: 'English and German' }];

describeConformance('PersonIntro', <PersonIntro name="Ada Brandt" seed={11} facts={facts} />);
describeConformance('PersonIntro, with a name alone', <PersonIntro name="Ada Brandt" />);

test('the name is the h1, the portrait beside it is not read again, and each fact has its term', async () => {
  const screen = await render(<PersonIntro name="Ada Brandt" seed={11} facts={facts} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Ada Brandt' })).toBeVisible();
  expect(screen.container.querySelector('[data-part=portrait] svg')?.getAttribute('aria-hidden')).toBe(
    'true',
  );
  await expect.element(screen.getByRole('term')).toHaveTextContent('Languages');
  await expect.element(screen.getByRole('definition')).toHaveTextContent('English and German');
});

test('what is not given leaves nothing', async () => {
  const { container } = await render(<PersonIntro name="Ada Brandt" />);
  expect(container.querySelector('dl, a, svg')).toBeNull();
});
