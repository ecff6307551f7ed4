import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { seatMap } from '../../media/device-frame/phone-screens.sample.ts';
import {
  ProjectCard,
  ProjectFilmstrip,
  type ProjectGallery,
  Projects,
  type ProjectsProps,
  ProjectTabs,
} from './index.ts';
import { branding, funding, seats } from './projects.sample.ts';

describeConformance('ProjectCard', <ProjectCard {...seats} />);
describeConformance('ProjectCard, words only', <ProjectCard title="Branding tool" />);

const tabs = [
  { ...seats, client: 'Condor', id: 'condor' },
  { ...branding, client: 'Markwerk', id: 'branding' },
];

describeConformance('ProjectTabs', <ProjectTabs title="More projects" items={tabs} />);

test('a wordmark chooses its project, and every project is in the document', async () => {
  const screen = await render(<ProjectTabs title="More projects" items={tabs} />);
  const shown = screen.getByRole('article', { name: seats.title });
  await expect.element(shown).toBeVisible();
  expect(screen.container.querySelectorAll('article')).toHaveLength(2);
  await screen.getByRole('tab', { name: 'Markwerk' }).click();
  await expect.element(screen.getByRole('article', { name: branding.title })).toBeVisible();
  await expect.element(shown).not.toBeInTheDocument();
});

test('without projects there are no tabs', async () => {
  const { container } = await render(<ProjectTabs title="More projects" items={[]} />);
  expect(container.textContent).toBe('');
});

describeConformance('Projects', <Projects title="Featured Projects" items={[seats, branding]} />);

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

test('the first screen is fetched at once, unless the project stands further down', async () => {
  const { container, rerender } = await render(<ProjectCard {...seats} />);
  const loading = () => [...container.querySelectorAll('img')].map((img) => img.loading);
  expect(new Set(loading().slice(1))).toEqual(new Set(['lazy']));
  expect(loading()[0]).toBe('eager');
  await rerender(<ProjectCard {...seats} gallery={{ ...seats.gallery, loading: 'lazy' }} />);
  expect(new Set(loading())).toEqual(new Set(['lazy']));
});

test('the picture in full view is controlled by the caller', async () => {
  const asked: (number | null)[] = [];
  const gallery = {
    ...seats.gallery,
    openIndex: null,
    onOpenIndexChange: (at: number | null) => asked.push(at),
  };
  const screen = await render(<ProjectCard {...seats} gallery={gallery} />);
  const group = screen.getByRole('group', { name: `${seats.title}, screens` });
  await group.getByRole('link').nth(1).click();
  expect(asked).toEqual([1]);
  expect(screen.getByRole('dialog').query()).toBeNull();
  await screen.rerender(<ProjectCard {...seats} gallery={{ ...gallery, openIndex: 1 }} />);
  await expect.element(screen.getByRole('dialog', { name: `${seats.title}, screens` })).toBeVisible();
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

test('with href the title leads to the page of the project', async () => {
  const screen = await render(<ProjectCard {...seats} href="#case" />);
  const title = screen.getByRole('heading', { level: 2 });
  await expect.element(title.getByRole('link', { name: seats.title })).toHaveAttribute('href', '#case');
  await screen.rerender(<ProjectCard {...seats} />);
  expect(title.getByRole('link').query()).toBeNull();
});

test('a cover replaces the screens', async () => {
  const { container, rerender } = await render(<ProjectCard {...branding} />);
  const part = (name: string) => container.querySelector(`[data-part="${name}"]`);
  expect(part('cover')?.getAttribute('data-rule')).toBe('strands');
  expect(part('screens')).toBeNull();
  await rerender(<ProjectCard {...branding} gallery={seats.gallery} />);
  expect(part('cover')).toBeNull();
  expect(part('screens')).not.toBeNull();
});

test('the story opens by its line, which names the project', async () => {
  const screen = await render(<ProjectCard {...branding} />);
  const [first] = branding.story;
  await expect.element(screen.getByText(first)).not.toBeVisible();
  await screen.getByText(/^How it went/).click();
  await expect.element(screen.getByText(first)).toBeVisible();
  expect(screen.container.querySelector('summary')?.textContent).toBe('How it went: Automated branding tool');
});

test('projects are of level 3 under a title and of level 2 without one', async () => {
  const screen = await render(<Projects title="Featured Projects" items={[seats, funding]} />);
  expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(2);
  await screen.rerender(<Projects label="Projects" items={[seats, funding]} />);
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(2);
  await expect.element(screen.getByRole('region', { name: 'Projects' })).toBeVisible();
});

test('without projects it shows the given text, or nothing', async () => {
  const screen = await render(<Projects label="Projects" items={[]} empty="No projects found." />);
  await expect.element(screen.getByText('No projects found.')).toBeVisible();
  await screen.rerender(<Projects label="Projects" items={[]} />);
  expect(screen.getByRole('region', { name: 'Projects' }).element().textContent).toBe('');
});

test('several projects have a title or a name, never both', () => {
  // @ts-expect-error: the title is the name
  const both: ProjectsProps = { title: 'Projects', label: 'Projects', items: [] };
  // @ts-expect-error: a region without a name is none
  const neither: ProjectsProps = { items: [] };
  // @ts-expect-error: each project is an anchor
  const nameless: ProjectsProps = { title: 'Projects', items: [{ title: 'One' }] };
  expect([both, neither, nameless]).toHaveLength(3);
});

test('beside its screens a project says all that it says above them, without captions', async () => {
  const { container, rerender } = await render(<ProjectCard {...seats} />);
  const said = () => container.textContent?.replace(/\s+/g, '');
  const stacked = said();
  await rerender(<ProjectCard {...seats} layout="beside" />);
  for (const text of [...seats.technologies, ...seats.outcomes, seats.contribution, seats.description])
    expect(container.textContent).toContain(text);
  expect(said()?.length).toBeLessThanOrEqual(stacked?.length ?? 0);
  expect(container.querySelector('article')?.dataset.layout).toBe('beside');
});

const strip = (
  <ProjectFilmstrip
    label="Filter by Company"
    value="all"
    onValueChange={() => {}}
    choices={[
      { value: 'all', label: 'All' },
      ...['A', 'B', 'C', 'D'].map((label) => ({ value: label, label, picture: seatMap })),
    ]}
  />
);

describeConformance('ProjectFilmstrip', strip);

test('a choice is named by its company, and the first pictures load at once', async () => {
  const screen = await render(strip);
  const names = screen
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
  expect(names).toEqual(['All', 'A', 'B', 'C', 'D']);
  const loading = [...screen.container.querySelectorAll('img')].map((image) => image.loading);
  expect(loading).toEqual(['eager', 'eager', 'eager', 'lazy']);
  expect(screen.getByRole('img').query()).toBeNull();
});
