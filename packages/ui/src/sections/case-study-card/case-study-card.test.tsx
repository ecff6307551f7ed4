import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { funding, seats } from './case-studies.sample.ts';
import { CaseStudies, type CaseStudy, CaseStudyCard } from './index.ts';

describeConformance('CaseStudyCard', <CaseStudyCard {...seats} />);
describeConformance('CaseStudyCard, without an image', <CaseStudyCard {...seats} images={[]} />);
describeConformance('CaseStudies', <CaseStudies title="Case studies" items={[seats, funding]} />);

test('one screen, three services and three results, whatever is given', async () => {
  const [image] = seats.images;
  const many = [1, 2, 3, 4].map((part) => ({ ...image, src: `${image.src}#${part}` }));
  const { container } = await render(<CaseStudyCard {...seats} images={many} />);
  // One is shown to everybody; two more are there to be seen, cut by the edge of the panel.
  expect(container.querySelectorAll('img')).toHaveLength(3);
  expect(container.querySelectorAll('[aria-hidden] img')).toHaveLength(2);
  const lists = [...container.querySelectorAll('ul')].map((list) => list.children.length);
  expect(lists).toEqual([3, 3]);
});

test('labels can be in another language', async () => {
  const screen = await render(<CaseStudyCard {...seats} labels={{ services: 'Leistungen' }} />);
  await expect.element(screen.getByRole('heading', { name: 'Leistungen' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Results' })).toBeVisible();
});

test('without href nothing is a link, with one only the title is', async () => {
  const { href: _href, ...plain } = seats;
  const without = await render(<CaseStudyCard {...plain} />);
  expect(without.container.querySelector('a')).toBeNull();
  await without.unmount();
  const { container } = await render(<CaseStudyCard {...seats} />);
  const links = [...container.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([seats.title]);
});

test('sides alternate', async () => {
  const third = { ...seats, title: 'Third' };
  const { container } = await render(<CaseStudies title="Cases" items={[seats, funding, third]} />);
  const sides = [...container.querySelectorAll('article')].map(({ dataset }) => dataset.side);
  expect(sides).toEqual(['end', 'start', 'end']);
});

test('a card has one device and the label of its own project', () => {
  // @ts-expect-error: a screen has one device
  const showcase: CaseStudy = { ...seats, mockup: 'showcase' };
  // @ts-expect-error: a category is no title
  const untitled: CaseStudy = { ...seats, title: undefined };
  // @ts-expect-error: a number says what it counts
  const bare: CaseStudy = { ...seats, proof: { value: '60 %' } };
  expect([showcase, untitled, bare]).toHaveLength(3);
});

test('a cover replaces the screens', async () => {
  const cover = { rule: 'phyllotaxis', seed: 13 } as const;
  const { container, rerender } = await render(<CaseStudyCard {...seats} cover={cover} images={[]} />);
  const part = (name: string) => container.querySelector(`[data-part="${name}"]`);
  expect(part('cover')).not.toBeNull();
  await rerender(<CaseStudyCard {...seats} cover={cover} />);
  expect(part('cover')).toBeNull();
  expect(part('device')).not.toBeNull();
});

test('a picture in several widths gets the width of its device', async () => {
  const [image] = seats.images;
  if (!image) throw new Error('The sample has a screen.');
  const wide = { ...image, srcSet: `${image.src} 272w` };
  const { container } = await render(<CaseStudyCard {...seats} images={[wide]} />);
  expect(container.querySelector('img')?.sizes).toContain('px');
});

test('without a number the first outcome is set in its place, and the others are the results', async () => {
  const { proof: _proof, ...uncounted } = seats;
  const { container } = await render(<CaseStudyCard {...uncounted} />);
  expect(container.querySelector('[data-part="proof"]')?.textContent).toBe(seats.outcomes[0]);
  const [results] = container.querySelectorAll('ul');
  expect([...(results?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
    seats.outcomes.slice(1, 3),
  );
});

test('the field has the colour of the project', async () => {
  const { container } = await render(<CaseStudies title="Cases" items={[seats, funding]} />);
  const [first, second] = [...container.querySelectorAll('article')].map(
    (panel) => getComputedStyle(panel).backgroundColor,
  );
  expect(first).not.toBe(second);
});
