import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectRhythm } from '../../../../../.storybook/rhythm.ts';
import { matrix } from '../../../test/matrix.tsx';
import { Container } from '../container/index.ts';
import { Heading } from '../heading/index.ts';
import { Section } from '../section/index.ts';
import { Text } from '../text/index.ts';
import { Page } from './index.ts';

const meta = {
  title: 'Primitives/Page',
  component: Page,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

function Words({ title }: { title: string }) {
  return (
    <Container>
      <Heading level={2}>{title}</Heading>
      <Text tone="soft">Its distance to what is above and below comes from the page.</Text>
    </Container>
  );
}

const pageIn = (canvas: HTMLElement) => {
  const page = canvas.querySelector('.lali-page-rhythm');
  if (!page) throw new Error('The story has no page.');
  return page;
};

/** Sections with and without a surface. */
export const Playground: Story = {
  args: {
    children: [
      <Words key="one" title="A section" />,
      <Section key="two" tone="raised">
        <Words title="A band" />
      </Section>,
      <Section key="three">
        <Words title="A section on ground" />
      </Section>,
      <Words key="four" title="The last section" />,
    ],
  },
  play: ({ canvasElement }) => expectRhythm(pageIn(canvasElement), (at) => at === 1),
};

/** Bands adjoin, and the last one ends the page. */
export const Bands: Story = {
  args: {
    children: [
      <Section key="one" tone="raised">
        <Words title="A band" />
      </Section>,
      <Section key="two" tone="inverse">
        <Words title="Another band" />
      </Section>,
      <Words key="three" title="A section" />,
      <Section key="four" tone="secondary">
        <Words title="The last band" />
      </Section>,
    ],
  },
  play: ({ canvasElement }) => expectRhythm(pageIn(canvasElement), (at) => at !== 2),
};

/** What stands in a Section on ground keeps its own padding. */
export const SectionsOnGround: Story = {
  args: {
    children: [
      <Section key="one" space="band">
        <div className="lali:band-gap">
          <Words title="With padding of its own" />
        </div>
      </Section>,
      <Section key="two">
        <Words title="Without" />
      </Section>,
    ],
  },
  play: async ({ canvasElement }) => {
    await expectRhythm(pageIn(canvasElement), () => false);
    const [inner] = canvasElement.querySelectorAll('.lali\\:band-gap .lali\\:band-gap');
    await expect(getComputedStyle(inner as Element).paddingTop).not.toBe('0px');
  },
};

export const RightToLeft: Story = {
  ...Playground,
  globals: { direction: 'rtl' },
};

/** A page with one section whose heading is one very long word. */
export const WorstCase: Story = {
  args: { children: <Words title="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" /> },
  render: (args) => (
    <div className="lali:w-80">
      <Page {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectRhythm(pageIn(canvasElement), () => false),
};

export const Matrix: Story = matrix(meta, { Playground, Bands, SectionsOnGround, RightToLeft, WorstCase });
