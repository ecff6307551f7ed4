import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { funding, seats } from './case-studies.sample.ts';
import { CaseStudies, type CaseStudy, CaseStudyCard } from './index.ts';

describeConformance('CaseStudyCard', <CaseStudyCard {...seats} />);
describeConformance('CaseStudyCard, without an image', <CaseStudyCard {...seats} images={[]} />);
describeConformance('CaseStudies', <CaseStudies title="Case studies" items={[seats, funding]} />);

test('two screens, three services and three results, whatever is given', async () => {
  const [image] = seats.images;
  const many = [1, 2, 3, 4].map((part) => ({ ...image, src: `${image.src}#${part}` }));
  const { container } = await render(<CaseStudyCard {...seats} images={many} />);
  // One is shown to everybody; one more is there to be seen, cut by the edge of the field.
  expect(container.querySelectorAll('img')).toHaveLength(2);
  expect(container.querySelectorAll('[aria-hidden] img')).toHaveLength(1);
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

const drawn = async (count: number) => {
  const items = [seats, funding, seats, seats, funding].slice(0, count);
  const many = items.map((item, i) => ({ ...item, title: `Project ${i}` }));
  const { container } = await render(<CaseStudies title="Cases" items={many} />);
  return [...container.querySelectorAll<HTMLElement>('li:has(> article)')].map((item) => {
    const { weight, side } = item.querySelector('article')?.dataset ?? {};
    return `${weight} ${item.dataset.columns} ${side}`;
  });
};

test('two are panels whose sides alternate', async () => {
  expect(await drawn(2)).toEqual(['leading 12 end', 'leading 12 start']);
});

test('of more the first leads; the others are pairs in which the desktop is wider, the last one is alone', async () => {
  expect(await drawn(3)).toEqual(['leading 12 end', 'quiet 7 end', 'quiet 5 end']);
  expect(await drawn(4)).toEqual(['leading 12 end', 'quiet 7 end', 'quiet 5 end', 'quiet 12 start']);
  expect(await drawn(5)).toEqual([
    'leading 12 end',
    'quiet 7 end',
    'quiet 5 end',
    'quiet 5 end',
    'quiet 7 end',
  ]);
});

test('a part stands for the whole on narrow cards alone, and only where the first screen is a desktop', async () => {
  const detail = { src: 'data:image/svg+xml,<svg/>#part', alt: 'A part', width: 360, height: 300 };
  const { container, rerender } = await render(<CaseStudyCard {...funding} detail={detail} />);
  const part = () => container.querySelector('[data-part="detail"]');
  expect(part()).not.toBeNull();
  await rerender(<CaseStudyCard {...seats} detail={detail} />);
  expect(part()).toBeNull();
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

test('before the words a phone does not stand in front of a desktop that it would hide', async () => {
  const [phone] = seats.images;
  const [desktop] = funding.images;
  const images = [
    { ...desktop, device: 'desktop' as const },
    { ...phone, device: 'phone' as const },
  ];
  const { container } = await render(
    <CaseStudyCard {...funding} images={images as CaseStudy['images']} side="start" />,
  );
  const isShown = (part: string) => container.querySelector(`[data-part="${part}"]`)?.checkVisibility();
  await page.viewport(1024, 800);
  expect([isShown('device'), isShown('behind')]).toEqual([false, true]);
  await page.viewport(1440, 900);
  expect([isShown('device'), isShown('behind')]).toEqual([true, true]);
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
  const [first, second] = [...container.querySelectorAll('article > div')].map(
    (field) => getComputedStyle(field).backgroundColor,
  );
  expect(first).not.toBe(second);
});
