import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Tabs } from './index.ts';

const views = [
  ['design', 'Design', 'Four areas, from the first interview to the shipped interface.'],
  ['methods', 'Methods', 'Three methods, in one to three days or sixty minutes.'],
  ['both', 'Both, in turn', 'A team that learns the method on its own product.'],
] as const;

const choose = fn();

const content = (
  <>
    <Tabs.List label="Ways to work together">
      {views.map(([value, name]) => (
        <Tabs.Tab key={value} value={value}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {views.map(([value, , text]) => (
      <Tabs.Panel key={value} value={value}>
        <Text>{text}</Text>
      </Tabs.Panel>
    ))}
  </>
);

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs.Root,
  subcomponents: { List: Tabs.List, Tab: Tabs.Tab, Panel: Tabs.Panel },
  tags: ['autodocs', 'new'],
  args: { defaultValue: 'design', onValueChange: choose, children: content },
} satisfies Meta<typeof Tabs.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    choose.mockClear();
    await userEvent.click(canvas.getByRole('tab', { name: 'Methods' }));
    await expect(choose).toHaveBeenLastCalledWith('methods');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Methods');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three methods');
    await expect(location.hash).toBe('');
  },
};

/** The panel follows the focus; Tab leads from the tab into its panel. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const chosen = () => canvas.getByRole('tab', { selected: true });
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Design' })).toHaveFocus();
    for (const [key, name] of [
      ['ArrowRight', 'Methods'],
      ['End', 'Both, in turn'],
      ['ArrowRight', 'Design'],
      ['ArrowLeft', 'Both, in turn'],
      ['Home', 'Design'],
      ['ArrowRight', 'Methods'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(chosen()).toHaveFocus();
      await expect(chosen()).toHaveTextContent(name);
    }
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Methods' })).toHaveFocus();
  },
};

/** The bar has the corners of its path; a tab that is pointed at shows the cell that the bar grows from. */
export const OnEachPath: Story = {
  render: (args) => (
    <div className="lali:grid lali:gap-8">
      {(['design', 'methods', 'brand'] as const).map((path) => (
        <div key={path} data-path={path}>
          <Tabs.Root defaultValue={path === 'methods' ? 'methods' : 'design'}>{args.children}</Tabs.Root>
        </div>
      ))}
    </div>
  ),
};

/** Below a heading that says what is chosen here. */
export const BelowAHeading: Story = {
  tags: ['example'],
  render: (args) => (
    <Stack gap={24} className="lali:max-w-[44rem]">
      <Heading level={2}>How do you want to begin?</Heading>
      <Tabs.Root defaultValue="both">{args.children}</Tabs.Root>
    </Stack>
  ),
};

const words = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'One',
  'Twenty-two',
  'Four',
];

/** More than fits: the row scrolls, the page does not. */
export const WorstCase: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="lali:w-[280px]">
      <Tabs.Root defaultValue="One">
        <Tabs.List label="Words">
          {words.map((word) => (
            <Tabs.Tab key={word} value={word}>
              {word}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {words.map((word) => (
          <Tabs.Panel key={word} value={word}>
            {word.repeat(3)}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </div>
  ),
  play: fits('.lali\\:w-\\[280px\\]', 280),
};

export const Matrix: Story = matrix(meta, { Playground, OnEachPath, BelowAHeading, WorstCase });
