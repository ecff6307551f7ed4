import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { screenshot } from '../../../../.storybook/modes.ts';
import { createTheme } from '../tokens/create-theme.ts';
import { Sheet } from '../tokens/specimens/sheet.tsx';
import { BrandLab } from './specimens/brand/brand-lab.tsx';
import { ownSeeds, presets } from './specimens/brand/presets.ts';
import { buildScript, encode } from './specimens/brand/seeds.ts';

interface Args {
  /** Six colours, as the address has them. */
  seeds: string;
}

const meta = {
  title: 'Foundations/Brand',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
  args: { seeds: encode(ownSeeds) } satisfies Args,
  argTypes: { seeds: { control: false } },
  render: function Kept(args, { id }) {
    const [, keep] = useArgs<Args>();
    return (
      <Sheet
        title="Six colours make a brand"
        text="Try yours on real parts in both themes, and take the style sheet along. What could not be read is refused, here as in your build."
      >
        <BrandLab
          seeds={args.seeds}
          onSeedsChange={(seeds) => keep({ seeds })}
          linkTo={(seeds) => new URL(`./?path=/story/${id}&args=seeds:${seeds}`, document.baseURI).href}
        />
      </Sheet>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;
type Canvas = ReturnType<typeof within>;

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** What the filled buttons are painted with, by day and by night. */
const painted = (canvas: Canvas) =>
  ['By day', 'By night'].map((name) => {
    const button = within(canvas.getByRole('region', { name })).getByRole('button', { name: 'Primary' });
    return getComputedStyle(button).backgroundColor;
  });

async function expectPainted(canvas: Canvas, light: string, dark = light): Promise<void> {
  await waitFor(() => expect(painted(canvas)).toEqual([rgb(light), rgb(dark)]));
}

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

async function write(canvas: Canvas, name: string, hex: string): Promise<void> {
  await userEvent.clear(field(canvas, name));
  await userEvent.type(field(canvas, name), hex);
}

async function copied(canvas: Canvas, name: string): Promise<string> {
  const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  try {
    await userEvent.click(canvas.getByRole('button', { name }));
    await canvas.findByText(/^Copied\./);
    return String(clipboard.mock.lastCall?.[0]);
  } finally {
    clipboard.mockRestore();
  }
}

/** One colour for both themes, in place of the two of our own brand. */
const plain = { ...ownSeeds, primary: '#5b21b6', secondary: '#0b5f3c' };

/** The address holds the colours, so a link to them can be sent. */
export const Playground: Story = {
  parameters: { ...screenshot },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('input[type=color]')).toHaveLength(9);
    await expectPainted(canvas, '#1f3dff', '#3d57ff');
    await expect(canvasElement.querySelector('[data-refusal]')).toBeNull();
  },
};

/** From the palette and by its digits: filled buttons have that very colour in both themes. */
export const Repainted: Story = {
  tags: ['!autodocs'],
  args: { seeds: encode(plain) },
  play: async ({ canvas }) => {
    await expectPainted(canvas, '#5b21b6');
    fireEvent.input(canvas.getByLabelText('Primary, from the palette'), { target: { value: '#0e7490' } });
    await expectPainted(canvas, '#0e7490');
    await expect(field(canvas, 'Primary')).toHaveValue('#0e7490');
    await write(canvas, 'Primary', 'C2410C');
    await expectPainted(canvas, '#c2410c');

    await userEvent.click(canvas.getByRole('button', { name: 'Another colour for Primary in the dark' }));
    await write(canvas, 'Primary, dark', '#facc15');
    await expectPainted(canvas, '#c2410c', '#facc15');
    await userEvent.click(canvas.getByRole('button', { name: 'One colour for Primary in both themes' }));
    await expectPainted(canvas, '#c2410c');

    for (const { title, seeds } of presets) {
      await userEvent.click(canvas.getByRole('button', { name: title }));
      const { primary } = seeds;
      await (typeof primary === 'string'
        ? expectPainted(canvas, primary)
        : expectPainted(canvas, primary.light, primary.dark));
    }
  },
};

/** A colour on which neither ink nor white can be read: the pair and its figure are shown, and the last theme stays. */
export const Refused: Story = {
  tags: ['!autodocs'],
  args: { seeds: encode(plain) },
  parameters: { ...screenshot },
  play: async ({ canvas }) => {
    await write(canvas, 'Primary', '#6366f1');
    const alert = await canvas.findByRole('region', { name: 'Refused' });
    await expect(alert).toHaveTextContent(
      'on primary on primary solid has 4.46 in both themes, 4.5 is needed',
    );
    await expect(alert).toHaveTextContent(
      'createTheme: on-primary #ffffff on primary-solid #6366f1 has 4.46',
    );
    await expect(field(canvas, 'Primary')).toHaveAccessibleDescription('4.46 where 4.5 is needed');
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^Refused\. on primary on primary solid has 4\.46 in both themes/),
      ),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expectPainted(canvas, '#5b21b6');
    await expect(await copied(canvas, 'Copy CSS')).toBe(createTheme(plain).css);
  },
};

/** The button of the alert gives the nearest colour that holds. */
export const Mended: Story = {
  tags: ['!autodocs'],
  args: { seeds: encode({ ...plain, primary: '#6366f1' }) },
  play: async ({ canvas, canvasElement }) => {
    await expectPainted(canvas, '#1f3dff', '#3d57ff');
    await userEvent.click(canvas.getByRole('button', { name: 'Take #6063ed, which holds' }));
    await expectPainted(canvas, '#6063ed');
    await expect(canvasElement.querySelector('[data-refusal]')).toBeNull();
    await expect(field(canvas, 'Primary')).toHaveFocus();
  },
};

export const Copied: Story = {
  tags: ['!autodocs'],
  args: { seeds: encode(plain) },
  play: async ({ canvas }) => {
    await write(canvas, 'Secondary', '#9a3412');
    const seeds = { ...plain, secondary: '#9a3412' };
    await expect(await copied(canvas, 'Copy CSS')).toBe(createTheme(seeds).css);
    await expect(await copied(canvas, 'Copy the Ten Lines of the Build Script')).toBe(buildScript(seeds));
    await expect(new URL(await copied(canvas, 'Copy Link')).searchParams.get('args')).toBe(
      `seeds:${encode(seeds)}`,
    );
  },
};

const graphite = presets.find(({ title }) => title === 'Graphite')?.seeds ?? ownSeeds;

/** As if somebody had sent the link: colours, fields and preset are there. */
export const FromALink: Story = {
  tags: ['!autodocs'],
  args: { seeds: encode(graphite) },
  play: async ({ canvas }) => {
    await expectPainted(canvas, '#18181b', '#e4e4e7');
    await expect(field(canvas, 'Primary, light')).toHaveValue('#18181b');
    await expect(field(canvas, 'Primary, dark')).toHaveValue('#e4e4e7');
    await expect(canvas.getByRole('button', { name: 'Graphite' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** An address that was cut says so and begins with our brand. */
export const FromABrokenLink: Story = {
  tags: ['!autodocs'],
  args: { seeds: encode(graphite).slice(0, 20) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The address does not have six colours/)).toBeVisible();
    await expectPainted(canvas, '#1f3dff', '#3d57ff');
  },
};

/** No pointer: presets, a colour by its digits, a colour for the dark, and the clipboard. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { seeds: encode(plain) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Our brand' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expectPainted(canvas, '#c2410c');
    while (document.activeElement !== field(canvas, 'Primary')) await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}#0e7490');
    await expectPainted(canvas, '#0e7490');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Primary, dark, from the palette')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}nothing');
    await expect(field(canvas, 'Primary, dark')).toBeInvalid();
    await expect(field(canvas, 'Primary, dark')).toHaveAccessibleDescription(/Six digits/);
    await expectPainted(canvas, '#0e7490');
    await userEvent.keyboard('{Control>}a{/Control}#67e8f9');
    await expectPainted(canvas, '#0e7490', '#67e8f9');
  },
};
