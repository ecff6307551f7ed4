import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { inWidth } from '../../../test/width.tsx';
import { Container } from '../../primitives/container/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { ContactBlock } from './contact-block.tsx';

const meta = {
  title: 'Sections/ContactBlock',
  component: ContactBlock,
  tags: ['autodocs', 'new'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Show us the screen that nobody finishes',
    text: 'Send a link or a screenshot. You hear within a day what we would look at first.',
    action: { href: '#contact', label: 'Start Your Project' },
    rows: [
      { term: 'E-mail', value: 'hello@example.com', href: 'mailto:hello@example.com' },
      { term: 'Phone', value: '+49 69 90009 137', href: 'tel:+496990009137' },
    ],
    address: {
      term: 'Office',
      lines: ['laliaflia, Livia Arndt', 'Eisvogelweg 12', '60314 Frankfurt am Main', 'Germany'],
    },
  },
} satisfies Meta<typeof ContactBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'E-mail hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    await expect(canvas.getByRole('link', { name: /^Phone/ })).toHaveAttribute('href', 'tel:+496990009137');
    await expect(canvasElement.querySelector('address')).toHaveTextContent('60314 Frankfurt am Main');
  },
};

const width = inWidth(ContactBlock);

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

/** The invitation at the start, the ledger at the end, the address in the column of the addresses above it. */
export const OneLedger: Story = {
  ...width('1440px'),
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const mail = canvas.getByText('hello@example.com').getBoundingClientRect();
    const address = canvasElement.querySelector('address')?.getBoundingClientRect();
    await expect(mail.left).toBeGreaterThan(title.right);
    await expect(Math.round(address?.left ?? 0)).toBe(Math.round(mail.left));
  },
};

const person = { name: 'Livia Arndt', position: 'Founder, leads every project', portrait: { seed: 11 } };

/** Who answers stands at the start, the invitation in the middle, the ways at the end. */
export const WithAPerson: Story = {
  args: { person, otherAction: { href: '#team', label: 'Meet the team' } },
  render: ({ address: _address, ...args }) => (
    <div style={{ width: '1440px' }}>
      <ContactBlock {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const face = canvas.getByRole('figure').getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const mail = canvas.getByText('hello@example.com').getBoundingClientRect();
    await expect(title.left).toBeGreaterThan(face.right);
    await expect(mail.left).toBeGreaterThan(title.right);
    await expect(canvas.getByRole('region').offsetHeight).toBeLessThan(440);
  },
};

export const WithAPersonOnAPhone: Story = { args: { person }, ...width('390px') };
export const WithAPersonOnATablet: Story = { args: { person }, ...width('820px') };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The last section, after what the page is about. */
export const OnAServicePage: Story = {
  tags: ['example'],
  render: (args) => (
    <div data-path="design">
      <Section>
        <Container>
          <Heading level={2}>Four steps, and you see each of them</Heading>
          <Text tone="soft" className="lali:mt-4">
            From the first interview to the release, in nine to fourteen weeks.
          </Text>
        </Container>
      </Section>
      <Section tone="raised" aria-label="Ways in">
        <ContactBlock {...args} />
      </Section>
    </div>
  ),
};

export const WithoutAddress: Story = {
  render: ({ address: _address, text: _text, ...args }) => <ContactBlock {...args} />,
};

export const None: Story = {
  args: { rows: [] },
  render: ({ address: _address, ...args }) => <ContactBlock {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  args: {
    title: long,
    text: long,
    person: { name: long, position: long, portrait: { seed: 2 } },
    otherAction: { href: '#long', label: long },
    action: { href: '#long', label: long },
    rows: [
      { term: long, value: `${long}@example.com`, href: 'mailto:a@example.com' },
      ...Array.from({ length: 5 }, (_, i) => ({
        term: `Office ${i + 1}`,
        value: `+49 69 90009 ${100 + i}`,
        href: `tel:+49699000${100 + i}` as const,
      })),
    ],
    address: { term: long, lines: [long, 'Germany'] },
  },
  render: (args) => (
    <div className="lali:w-80">
      <ContactBlock {...args} data-testid="block" />
    </div>
  ),
  play: fits('[data-testid=block]', 320),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAPhone,
  OnATablet,
  WithAPerson,
  WithAPersonOnAPhone,
  WithAPersonOnATablet,
  RightToLeft,
  OnAServicePage,
  WithoutAddress,
  None,
  WorstCase,
});
