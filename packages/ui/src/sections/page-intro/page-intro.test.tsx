import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { LivingFigure } from '../../media/living-figure/index.ts';
import { PageIntro } from './index.ts';

describeConformance(
  'PageIntro',
  <PageIntro
    title="UX design"
    lead="The part you cannot see."
    back={{ href: '/services/design', label: 'Design services' }}
    fact={{ value: '€1,200', label: 'guide price' }}
    actions={[{ href: '/contact', label: 'Start Your Project' }]}
    figure={<LivingFigure cells={150} />}
  />,
);

test('is named by its title and says its surface', async () => {
  const { container } = await render(<PageIntro title="Speech" tone="inverse" />);
  const section = container.querySelector('section');
  const heading = container.querySelector('h1');
  expect(heading?.id).toBeTruthy();
  expect(section?.getAttribute('aria-labelledby')).toBe(heading?.id);
  expect(section?.dataset).toMatchObject({ tone: 'inverse', theme: 'dark' });
});

test('leaves no space for missing parts', async () => {
  const { container } = await render(<PageIntro title="Terms of service" />);
  expect(container.querySelectorAll('p, a, [data-part="figure"]')).toHaveLength(0);
});

test('a note stands below the actions', async () => {
  const call = { href: '/contact', label: 'Book' };
  const screen = await render(<PageIntro title="Ask" note="Free." actions={[call]} />);
  const bottom = screen.getByRole('link').element().getBoundingClientRect().bottom;
  expect(screen.getByText('Free.').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test('a fact stands between the lead and the actions, in one sentence with what it counts', async () => {
  const call = { href: '/contact', label: 'Book' };
  const fact = { value: '€1,200', label: 'per participant' };
  const screen = await render(<PageIntro title="Ignite" lead="In one day." fact={fact} actions={[call]} />);
  const line = screen.container.querySelector('[data-part="fact"]');
  expect(line?.textContent).toBe('€1,200 per participant');
  const { top, bottom } = (line as Element).getBoundingClientRect();
  expect(top).toBeGreaterThan(screen.getByText('In one day.').element().getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(screen.getByRole('link').element().getBoundingClientRect().top);
});

test('a link beside the ends of a figure can be pressed', async () => {
  const figure = (
    <a href="#observing" style={{ pointerEvents: 'auto' }}>
      Observing
    </a>
  );
  const screen = await render(<PageIntro title="Five skills" figure={figure} figurePlace="edge" />);
  const link = screen.getByRole('link').element();
  const { left, top, width, height } = link.getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
});

test('an action keeps the focus when it comes to lead elsewhere', async () => {
  const intro = (href: string) => <PageIntro title="Ask" actions={[{ href, label: 'Start' }]} />;
  const screen = await render(intro('#questions'));
  const action = screen.getByRole('link').element() as HTMLElement;
  action.focus();
  await screen.rerender(intro('/ask?step=1'));
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/ask?step=1');
  expect(document.activeElement).toBe(action);
});

test('on a phone, what stands on the lower edge is as wide as the words', async () => {
  await page.viewport(390, 844);
  const { container, getByRole } = await render(
    <PageIntro title="About" figurePlace="foot" figure={<div style={{ height: 40 }} />} />,
  );
  const words = getByRole('heading').element().getBoundingClientRect();
  const figure = (container.querySelector('[data-part=figure]') as Element).getBoundingClientRect();
  expect([figure.left, figure.right]).toEqual([words.left, words.right]);
  await page.viewport(1200, 900);
});
