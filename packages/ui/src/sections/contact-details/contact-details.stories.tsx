import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Container } from '../../primitives/container/index.ts';
import { Grid } from '../../primitives/grid/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Section } from '../../primitives/section/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { ContactDetails } from './contact-details.tsx';

const meta = {
  title: 'Sections/ContactDetails',
  component: ContactDetails,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    title: 'Other ways in',
    entries: [
      { term: 'E-mail', value: 'hello@example.com', href: 'mailto:hello@example.com' },
      { term: 'Phone', value: '+49 69 90009 137', href: 'tel:+496990009137' },
    ],
    address: { term: 'Office', lines: ['Eisvogelweg 12', '60314 Frankfurt am Main', 'Germany'] },
  },
} satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const mail = within(canvasElement).getByRole('link', { name: 'hello@example.com' });
    await expect(mail).toHaveAttribute('href', 'mailto:hello@example.com');
  },
};

export const OnAColouredSurface: Story = {
  render: (args) => (
    <div className="lali:surface-primary lali:p-8">
      <ContactDetails {...args} />
    </div>
  ),
};

export const WithoutAddress: Story = {
  render: ({ address: _address, ...args }) => <ContactDetails {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('address')).toBeNull();
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
  },
};

/** In the narrow column, beside what the page is about. */
export const OnThePressPage: Story = {
  tags: ['example'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section tone="raised">
      <Container>
        <Grid.Root gap={48}>
          <Grid.Item span={7}>
            <Stack gap={24} align="start">
              <Heading level={1}>For the press</Heading>
              <Text look="lead" tone="soft">
                Portraits, project pictures and two paragraphs on the method, free to print with a credit.
              </Text>
              <Button href="#kit">Download the kit</Button>
            </Stack>
          </Grid.Item>
          <Grid.Item span={5}>
            <ContactDetails {...args} />
          </Grid.Item>
        </Grid.Root>
      </Container>
    </Section>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByText('E-mail').getBoundingClientRect().left).toBeGreaterThan(title.right);
  },
};

export const None: Story = {
  args: { entries: [] },
  render: ({ address: _address, ...args }) => <ContactDetails {...args} />,
};

export const One: Story = {
  args: { entries: meta.args.entries.slice(0, 1) },
  render: ({ address: _address, ...args }) => <ContactDetails {...args} />,
};

export const Many: Story = {
  args: {
    entries: Array.from({ length: 7 }, (_, i) => ({
      term: `Office ${i + 1}`,
      value: `+49 69 90009 ${100 + i}`,
      href: `tel:+496990009${100 + i}`,
    })),
  },
};

export const WorstCase: Story = {
  args: {
    entries: [
      {
        term: 'E-mail',
        value: 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk@example.com',
        href: 'mailto:donau@example.com',
      },
    ],
  },
  render: ({ address: _address, ...args }) => (
    <div className="lali:w-64">
      <ContactDetails {...args} />
    </div>
  ),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  OnAColouredSurface,
  WithoutAddress,
  OnThePressPage,
  None,
  One,
  Many,
  WorstCase,
});
