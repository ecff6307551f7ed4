import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { seatMap } from '../../media/device-frame/phone-screens.sample.ts';
import { ProjectCard, type ProjectGallery } from './index.ts';
import { funding, seats } from './projects.sample.ts';

describeConformance('ProjectCard', <ProjectCard {...seats} />);
describeConformance('ProjectCard, words only', <ProjectCard title="Branding tool" />);

test.each([
  [2, 'H3'],
  [3, 'H4'],
] as const)('with a title of level %s the outcomes are headed by %s', async (headingLevel, expected) => {
  const screen = await render(<ProjectCard {...funding} headingLevel={headingLevel} />);
  await expect.element(screen.getByRole('heading', { level: headingLevel })).toHaveTextContent(funding.title);
  expect(screen.getByText('Key outcomes').element().tagName).toBe(expected);
});

test('a range of years stands as it is written, and a sign keeps to its number', async () => {
  const { container } = await render(<ProjectCard {...funding} />);
  expect(container.querySelector('[data-part="origin"]')?.textContent).toContain('2019 to 2022');
  expect(container.querySelector('[data-part="proof"]')?.textContent).toContain('60\u00a0%');
});

test('the frames are those of the mockup', async () => {
  const { container } = await render(<ProjectCard {...funding} />);
  const devices = [...container.querySelectorAll('li[data-device]')].map((li) =>
    li.getAttribute('data-device'),
  );
  expect(devices).toEqual(['desktop', 'desktop', 'desktop']);
  expect(container.querySelector('article')?.dataset.mockup).toBe('desktop');
});

test('without a tint no colour is mixed into the ground', async () => {
  const { tint: _tint, ...plain } = seats;
  const { container } = await render(<ProjectCard {...plain} />);
  const screens = container.querySelector<HTMLElement>('[data-part="screens"]');
  expect(screens?.getAttribute('style')).toBeNull();
  expect(getComputedStyle(screens as HTMLElement, '::before').content).toBe('none');
});

test('labels can be in another language', async () => {
  const screen = await render(
    <ProjectCard {...seats} labels={{ outcomes: 'Ergebnisse', gallery: 'Sitzwahl, Ansichten' }} />,
  );
  await expect.element(screen.getByText('Ergebnisse')).toBeVisible();
  await expect.element(screen.getByText('Technologies')).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Sitzwahl, Ansichten' })).toBeVisible();
});

test('each mockup has its own kind of images, and six at the most', () => {
  // @ts-expect-error: in a showcase each image names its device
  const nameless: ProjectGallery = { mockup: 'showcase', images: [seatMap] };
  // @ts-expect-error: there are three mockups
  const watch: ProjectGallery = { mockup: 'watch', images: [seatMap] };
  const s = seatMap;
  // @ts-expect-error: seven are too many
  const seven: ProjectGallery = { mockup: 'mobile', images: [s, s, s, s, s, s, s] };
  expect([nameless, watch, seven]).toHaveLength(3);
});
