import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screenshot } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ArrowIcon, CloseIcon } from '../icons/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  tags: ['autodocs', 'new'],
  args: {
    text: 'Remove the section',
    children: (
      <IconButton label="Remove the section">
        <CloseIcon />
      </IconButton>
    ),
  },
  render: (args) => (
    <div className="lali:grid lali:justify-items-center lali:py-12">
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const styles = () => document.querySelectorAll('style').length;

/** On focus at once, by pointer after a moment; Escape clears it away and leaves the focus where it is. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const before = styles();
    const button = canvas.getByRole('button', { name: 'Remove the section' });
    await expect(page.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(page.getByRole('tooltip')).toBeVisible());
    await expect(styles(), 'styles added at run time').toBe(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.hover(button);
    await waitFor(() => expect(page.getByRole('tooltip')).toBeVisible());
    await userEvent.unhover(button);
  },
};

/** On each path, above and below, with more text than a tooltip should have, and at the edge of the window. */
export const Open: Story = {
  tags: ['anatomy'],
  parameters: { ...screenshot },
  render: () => (
    <div className="lali:grid lali:grid-cols-[repeat(3,minmax(0,1fr))] lali:justify-items-center lali:gap-y-16 lali:pt-12 lali:pb-28">
      {(['design', 'methods', 'brand'] as const).map((path) => (
        <div key={path} data-path={path}>
          <Tooltip text="Move it up" open>
            <IconButton label="Move it up" variant="outline">
              <ArrowIcon className="lali:-rotate-90" />
            </IconButton>
          </Tooltip>
        </div>
      ))}
      <div className="lali:justify-self-start">
        <Tooltip
          open
          describes
          side="bottom"
          text="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, and a sentence that is too long"
        >
          <Button variant="outline">The longest</Button>
        </Tooltip>
      </div>
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(page.getAllByRole('tooltip')).toHaveLength(4));
    for (const tooltip of page.getAllByRole('tooltip')) {
      const { left, right } = tooltip.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};
