import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PathCards } from './path-cards.tsx';

const links = (...labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }));

const meta = {
  title: 'Sections/PathCards',
  component: PathCards,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Two Paths to Innovation',
    lead: 'Have it designed, or learn how. Most clients begin with one and come back for the other.',
    design: {
      id: 'design',
      title: 'Hands-On Design',
      text: 'UX/UI design, product development and AI-powered design, from the first interview to the shipped interface.',
      links: links('UX design', 'UI design', 'Product development', 'AI-powered design'),
    },
    methods: {
      id: 'methods',
      title: 'Design Methods',
      text: 'Innovation training through three methodologies, in one to three days or sixty minutes online.',
      links: links('LALIAFLIA', 'Applied Imagination', 'Innovator’s DNA', 'Live webinar'),
    },
  },
} satisfies Meta<typeof PathCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const articles = within(canvasElement).getAllByRole('article');
    await expect(articles).toHaveLength(2);
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(8);
  },
};

const width = (value: string): Story => ({
  render: (args) => (
    <div style={{ width: value }}>
      <PathCards {...args} />
    </div>
  ),
});

export const OnAPhone: Story = width('390px');
export const OnATablet: Story = width('820px');

export const WithoutLinks: Story = {
  args: {
    design: { id: 'design', title: 'Hands-On Design', text: 'Short.', links: [] },
    methods: { id: 'methods', title: 'Design Methods', text: 'Short.', links: [] },
  },
};

export const WorstCase: Story = {
  args: {
    design: {
      id: 'design',
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau',
      text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      links: links(
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau',
        'Two',
        'Three',
        'Four',
        'Five',
        'Six',
      ),
    },
  },
};
