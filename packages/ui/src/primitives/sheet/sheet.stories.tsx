import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screenshot } from '../../../test/matrix.tsx';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Sheet } from './index.ts';

/** As after a tap before any script. */
const opened = (toggle: HTMLDetailsElement | null) => {
  if (toggle) toggle.open = true;
};

function sheet(props: ComponentProps<typeof Sheet.Root>, toggle?: ComponentProps<typeof Sheet.Toggle>) {
  return (
    <>
      <Sheet.Root {...props} className="lali:flex lali:p-4">
        <Sheet.Toggle
          {...toggle}
          className="lali:relative lali:z-10 lali:ms-auto"
          summaryClassName="lali:cursor-pointer lali:rounded-control lali:px-4 lali:py-3"
        >
          Filters
        </Sheet.Toggle>
        <Sheet.Body className="lali:surface-raised lali:p-6">
          <a href="#inside" className="lali:focus-ring lali:inline-flex lali:min-h-11 lali:items-center">
            A link inside
          </a>
        </Sheet.Body>
      </Sheet.Root>
      <p className="lali:p-4">The page behind it.</p>
    </>
  );
}

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet.Root,
  subcomponents: { Toggle: Sheet.Toggle, Body: Sheet.Body },
  tags: ['autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '460px' } },
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '600px' } } } },
  },
  render: (args) => sheet(args),
} satisfies Meta<typeof Sheet.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Playground: Story = {
  play: async () => {
    await expect(page.queryByRole('link')).toBeNull();
  },
};

export const Open: Story = {
  parameters: { ...screenshot },
  render: (args) => sheet(args, { ref: opened }),
  play: async () => {
    await waitFor(() => expect(page.getByRole('link', { name: 'A link inside' })).toBeVisible());
    await expect(document.querySelector('[data-sheet-body]')?.getBoundingClientRect().height).toBe(
      window.innerHeight,
    );
    await waitFor(() => expect(page.getByText('The page behind it.').closest('[inert]')).not.toBeNull());
  },
};

/** The filters of a list: on a phone over the whole window, on a wide one beside the list as part of the page. */
export const FiltersOnAPhone: Story = {
  tags: ['example'],
  parameters: { ...screenshot },
  render: (args) => (
    <>
      <Sheet.Root {...args} className="lali:flex lali:items-center lali:justify-between lali:p-4">
        <p className="lali:relative lali:z-10 lali:font-semibold">Nine projects</p>
        <Sheet.Toggle
          className="lali:relative lali:z-10"
          summaryClassName="lali:cursor-pointer lali:rounded-control lali:px-4 lali:py-3"
        >
          Filters
        </Sheet.Toggle>
        <Sheet.Body className="lali:surface-raised lali:p-6 lali:pt-24">
          <form className="lali:grid lali:gap-2">
            <Checkbox name="field" value="travel" label="Travel" defaultChecked />
            <Checkbox name="field" value="health" label="Health" />
            <Checkbox name="field" value="finance" label="Finance" />
            <div className="lali:pt-4">
              <Button type="submit">Show 4 projects</Button>
            </div>
          </form>
        </Sheet.Body>
      </Sheet.Root>
      <p className="lali:p-4">Seat selection in three taps</p>
    </>
  ),
  play: async () => {
    await userEvent.click(page.getByText('Filters'));
    await waitFor(() => expect(page.getByRole('button', { name: 'Show 4 projects' })).toBeVisible());
    await expect(page.getByRole('checkbox', { name: 'Travel' })).toBeChecked();
  },
};

/** More than the window holds: the body scrolls, the page behind it does not. */
export const WorstCase: Story = {
  parameters: { ...screenshot },
  render: (args) => (
    <Sheet.Root {...args} className="lali:flex lali:p-4">
      <Sheet.Toggle
        ref={opened}
        className="lali:relative lali:z-10 lali:ms-auto"
        summaryClassName="lali:cursor-pointer lali:rounded-control lali:px-4 lali:py-3"
      >
        Filters
      </Sheet.Toggle>
      <Sheet.Body className="lali:surface-raised lali:p-6 lali:pt-20">
        <ul>
          {Array.from(
            { length: 30 },
            (_, i) => `${i + 1} Rindfleischetikettierungsüberwachungsaufgabengesetz`,
          ).map((text) => (
            <li key={text} className="lali:wrap-anywhere lali:border-line lali:border-t lali:py-3">
              {text}
            </li>
          ))}
        </ul>
      </Sheet.Body>
    </Sheet.Root>
  ),
  play: async () => {
    const body = document.querySelector('[data-sheet-body]') as HTMLElement;
    await waitFor(() => expect(page.getByText(/^1 Rind/)).toBeVisible());
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await expect(body.scrollWidth).toBe(body.clientWidth);
  },
};
