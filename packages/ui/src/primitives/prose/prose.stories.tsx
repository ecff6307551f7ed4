import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenWords } from '../../../test/broken-words.ts';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { BackLink } from '../back-link/index.ts';
import { Container } from '../container/index.ts';
import { Heading } from '../heading/index.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { Prose } from './index.ts';
import { article } from './prose.sample.ts';

const meta = {
  title: 'Primitives/Prose',
  component: Prose,
  tags: ['autodocs'],
  args: { html: article, lead: true },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: /Minutes between/ })).toBeVisible();
    const paragraph = canvasElement.querySelector('p + p');
    if (!paragraph) throw new Error('The article should begin with two paragraphs.');
    await expect(Number.parseFloat(getComputedStyle(paragraph).marginBlockStart)).toBeGreaterThan(16);
  },
};

export const OfElements: Story = {
  render: () => (
    <Prose>
      <h2>Last updated in January 2024</h2>
      <p>We keep what you send us for as long as it takes to answer.</p>
      <ul>
        <li>Name and address</li>
        <li>Message</li>
      </ul>
    </Prose>
  ),
};

export const OnSurfaces: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['raised', 'inverse', 'secondary', 'primary'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-8">
          <Prose>
            <p>
              Text with <a href="#methods">a link to the methods</a>, <code>code</code> and a list:
            </p>
            <ul>
              <li>One</li>
              <li>Two</li>
            </ul>
            <blockquote>
              <p>A sentence worth repeating.</p>
            </blockquote>
          </Prose>
        </Section>
      ))}
    </>
  ),
};

/** The title belongs to the page, the text to whoever writes it. */
export const APageOfText: Story = {
  tags: ['example'],
  render: () => (
    <Container width="reading">
      <Stack gap={32}>
        <Stack gap={8} align="start">
          <BackLink href="#home">Back to the start</BackLink>
          <Heading level={1} look="title">
            Privacy Policy
          </Heading>
        </Stack>
        <Prose
          lead
          html="<p>We ask for as little as an answer needs, and say here what becomes of it.</p><h2>What you send us</h2><p>Name, address and message go to one mailbox. They are <strong>deleted after a year</strong> unless we work together.</p><ol><li>You write.</li><li>We answer.</li><li>Nobody else reads it.</li></ol><p>More about <a href='#letters'>letters</a>.</p>"
        />
      </Stack>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-[280px]">
      <Prose
        html={`<h2>${long}</h2><p>${long} <a href="#x">${long}</a></p><ul><li>${long}</li></ul><pre><code>${long}.${long}()</code></pre><table><thead><tr><th>${long}</th><th>B</th><th>C</th><th>D</th></tr></thead><tbody><tr><td>1</td><td>${long}</td><td>3</td><td>4</td></tr></tbody></table><blockquote><p>${long}</p></blockquote>`}
      />
    </div>
  ),
  play: fits('.lali\\:w-\\[280px\\]', 280),
};

/** Three columns in a phone, read at twice the size: no ordinary word breaks. */
export const ATableAtTwiceTheTextSize: Story = {
  globals: { textSize: '200-percent' },
  render: () => (
    <div className="lali:@container lali:w-[350px]">
      <Prose html="<table><caption>Minutes between two interruptions</caption><thead><tr><th>Team</th><th align='right'>Before</th><th align='right'>After</th></tr></thead><tbody><tr><th>Booking</th><td align='right'>11</td><td align='right'>48</td></tr><tr><th>Crew planning</th><td align='right'>23</td><td align='right'>40</td></tr></tbody></table>" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('table') as HTMLElement;
    await expect(table.scrollWidth).toBeLessThanOrEqual(350);
    await expect(brokenWords(table)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Prose {...args} />
    </div>
  ),
};

export const Empty: Story = {
  render: () => <Prose html="" data-testid="prose" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('prose').offsetHeight).toBe(0);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OfElements,
  OnSurfaces,
  APageOfText,
  WorstCase,
  RightToLeft,
  Empty,
});
