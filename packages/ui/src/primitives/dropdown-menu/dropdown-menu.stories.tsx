import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { screenshot } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { ChevronIcon } from '../icons/index.ts';
import { DropdownMenu } from './index.ts';

const copy = fn();

const meta = {
  title: 'Primitives/DropdownMenu',
  component: DropdownMenu.Root,
  subcomponents: { Trigger: DropdownMenu.Trigger, Content: DropdownMenu.Content, Item: DropdownMenu.Item },
  tags: ['autodocs', 'new'],
  args: {
    children: (
      <>
        <DropdownMenu.Trigger asChild>
          <Button variant="outline" after={<ChevronIcon size={18} />}>
            Take it along
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={() => copy('data')}>Copy the data</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => copy('page')}>Copy the page</DropdownMenu.Item>
          <DropdownMenu.Item disabled>Both as one file</DropdownMenu.Item>
          <DropdownMenu.Item href="#how">How to use them</DropdownMenu.Item>
        </DropdownMenu.Content>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const item = (name: string) => page.getByRole('menuitem', { name });
const gone = () => waitFor(() => expect(page.queryByRole('menu')).toBeNull());
const styles = () => document.querySelectorAll('style').length;

/** By pointer: an item does what it says, and the focus is back at the trigger. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    copy.mockClear();
    const before = styles();
    const trigger = canvas.getByRole('button', { name: 'Take it along' });
    await userEvent.click(trigger);
    await waitFor(() => expect(page.getByRole('menu')).toHaveAccessibleName('Take it along'));
    await expect(styles(), 'styles added at run time').toBe(before);
    await expect(document.documentElement).not.toHaveAttribute('data-lali-scroll-locked');
    await userEvent.click(item('Copy the page'));
    await expect(copy).toHaveBeenLastCalledWith('page');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Arrows go round and leave out what is not available, letters go to what begins with them, Escape goes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    copy.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Copy the data')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(item('How to use them')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Copy the data')).toHaveFocus());
    await userEvent.keyboard('h');
    await waitFor(() => expect(item('How to use them')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Copy the data')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(copy).toHaveBeenLastCalledWith('data');
    await gone();
  },
};

/** Open, an item at hand, one not available, and words of any length. */
export const Open: Story = {
  tags: ['anatomy'],
  parameters: { ...screenshot },
  render: () => (
    <div className="lali:min-h-80">
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger asChild>
          <Button variant="outline" after={<ChevronIcon size={18} />}>
            More
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Move it up</DropdownMenu.Item>
          <DropdownMenu.Item disabled>Move it down</DropdownMenu.Item>
          <DropdownMenu.Item href="#law">
            Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(page.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Move it up')).toHaveAttribute('data-highlighted'));
    const menu = page.getByRole('menu');
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
  },
};
