import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { expectClearOfFigure, fits, focusesFirst } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { Container } from '../../primitives/container/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { CtaBand, type CtaBandProps } from './cta-band.tsx';

const meta = {
  title: 'Sections/CtaBand',
  component: CtaBand,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'inverse',
    title: 'Thirty minutes, and you know where to begin',
    text: 'Bring the problem as it is. You leave the call with a first step, whether we take it together or not.',
    actions: [
      { href: '#contact', label: 'Book Discovery Call' },
      { href: '#portfolio', label: 'View Case Studies' },
    ],
    contacts: [
      { term: 'Email Direct', value: 'hello@example.com', href: 'mailto:hello@example.com' },
      { term: 'Call Direct', value: '+49 69 90009 137', href: 'tel:+496990009137' },
      { term: 'LinkedIn', value: 'Livia Arndt', href: 'https://www.example.com/linkedin' },
    ],
    figure: 'phyllotaxis',
  },
} satisfies Meta<typeof CtaBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: /Thirty minutes/ })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expectClearOfFigure(canvasElement);
  },
};

const width = (value: string): Story => ({
  ...inWidth(CtaBand)(value),
  play: ({ canvasElement }) => expectClearOfFigure(canvasElement),
});

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** One saturated band on a page at the most. */
export const Kingfisher: Story = {
  globals: { path: 'design' },
  args: { tone: 'primary', figure: 'branching', contacts: [] },
};

export const Leaf: Story = { globals: { path: 'methods' }, args: { tone: 'secondary', figure: 'strands' } };

const inItsFrame = (args: Partial<CtaBandProps>): Story => ({
  args: { ...args, contacts: [] },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-part="figure"]')?.getBoundingClientRect();
    if (!frame) throw new Error('The band has no figure.');
    const texts = canvasElement.querySelectorAll('h2, p, a');
    await expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) {
      const { right, bottom } = text.getBoundingClientRect();
      await expect(right < frame.left || bottom < frame.top).toBe(true);
    }
  },
});

/** Tissue in the height of the band. */
export const Tessellation: Story = inItsFrame({ tone: 'primary', figure: 'tessellation' });

/** A leaf that stays whole. */
export const Venation: Story = inItsFrame({ tone: 'inverse', figure: 'venation' });

/** Words on one side, the direct ways on the other. */
export const RaisedWithoutFigure: Story = {
  render: ({ figure: _figure, ...args }) => <CtaBand {...args} tone="raised" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="figure"]')).toBeNull();
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

export const Focused: Story = {
  play: focusesFirst('link'),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Between two sections of the page: the band stands within its margins. */
export const OnTheHomePage: Story = {
  tags: ['example'],
  render: (args) => (
    <>
      <Section>
        <Container>
          <Heading level={2}>Trusted by Industry Leaders</Heading>
          <Text tone="soft" className="lali:mt-4">
            Seventeen companies, from airlines to energy.
          </Text>
        </Container>
      </Section>
      <div className="lali:section-gap">
        <CtaBand {...args} />
      </div>
      <Section>
        <Container>
          <Heading level={2}>Hands-On Design</Heading>
        </Container>
      </Section>
    </>
  ),
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const OneAction: Story = {
  args: { actions: [{ href: '#webinar', label: 'Reserve a Seat' }] },
  render: ({ figure: _figure, contacts: _contacts, text: _text, ...args }) => <CtaBand {...args} />,
};

export const WorstCase: Story = {
  args: {
    title: long,
    text: `${long} ${long}`,
    actions: [
      { href: '#one', label: long },
      { href: '#two', label: long },
    ],
    contacts: [
      { term: long, value: long, href: 'mailto:a@example.com' },
      ...Array.from({ length: 5 }, (_, i) => ({
        term: `Office ${i + 1}`,
        value: `+49 69 90009 ${100 + i}`,
        href: `tel:+49699000${100 + i}` as const,
      })),
    ],
  },
  render: (args) => (
    <div className="lali:w-80">
      <CtaBand {...args} data-testid="band" />
    </div>
  ),
  play: fits('[data-testid=band]', 320),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  Kingfisher,
  Leaf,
  RaisedWithoutFigure,
  RightToLeft,
  OnTheHomePage,
  OneAction,
  WorstCase,
});
