import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { matrix, screenshot } from '../../../test/matrix.tsx';
import { focusesFirst } from '../../../test/plays.ts';
import { Heading } from '../heading/index.ts';
import { Text } from '../text/index.ts';
import { Link, LinkProvider } from './index.ts';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#work', children: 'See the project' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { variant: 'standalone' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the project' });
    await expect(link).toHaveAttribute('href', '#work');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Inline: Story = {
  render: () => (
    <p className="lali:type-body lali:max-w-[36rem]">
      Three methods, one habit: look at how living systems solve it. <Link href="#methods">All methods</Link>{' '}
      begin with an exercise of ten minutes, and{' '}
      <Link href="#notes" tone="current">
        the notes
      </Link>{' '}
      are yours to keep.
    </p>
  ),
};

export const Standalone: Story = {
  render: () => (
    <div className="lali:grid lali:justify-items-start lali:gap-2">
      <Link href="#work" variant="standalone">
        See all projects
      </Link>
      <Link href="#about" variant="standalone" arrow="back">
        Back to About
      </Link>
      <Link href="https://example.com" variant="standalone" arrow="out" tone="current">
        Professional network
      </Link>
    </div>
  ),
};

const services = ['UX design', 'UI design', 'Product development', 'AI-powered design'];

function Rows() {
  return (
    <ul>
      {services.map((service) => (
        <li key={service}>
          <Link href="#service" variant="row">
            {service}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const RowsOnSurfaces: Story = {
  render: () => (
    <div className="lali:grid lali:gap-6 lali:sm:grid-cols-2">
      <div className="lali:surface-page lali:p-8">
        <Rows />
      </div>
      <div className="lali:surface-raised lali:rounded-card lali:p-8">
        <Rows />
      </div>
      <div className="lali:surface-primary lali:rounded-[8px] lali:p-8">
        <Rows />
      </div>
      <div className="lali:surface-secondary lali:rounded-[36px] lali:p-8">
        <Rows />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const row of within(canvasElement).getAllByRole('link')) {
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Focused: Story = {
  parameters: { ...screenshot },
  args: { variant: 'standalone' },
  play: focusesFirst('link'),
};

function RouterLink(props: ComponentProps<'a'>) {
  return <a data-router="" {...props} />;
}

export const ThroughARouter: Story = {
  args: { variant: 'standalone' },
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};

/** All three in one place: in the sentence, after it, and as the list that ends the section. */
export const AtTheEndOfASection: Story = {
  tags: ['example'],
  render: () => (
    <div className="lali:grid lali:max-w-[42rem] lali:gap-6">
      <Heading level={2}>Interfaces that people finish</Heading>
      <Text>
        Most of the work is leaving out. <Link href="#method">How we decide what</Link> fits on one page.
      </Text>
      <ul>
        {services.map((service) => (
          <li key={service}>
            <Link href="#service" variant="row">
              {service}
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <Link href="#services" variant="standalone">
          See all services
        </Link>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:grid lali:w-[280px] lali:gap-4">
      <Link href="#long" variant="row">
        Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
      </Link>
      <Link href="#long" variant="standalone">
        Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
      </Link>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('div');
    await expect(box?.scrollWidth).toBe(280);
  },
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Inline,
  Standalone,
  RowsOnSurfaces,
  AtTheEndOfASection,
  WorstCase,
});
