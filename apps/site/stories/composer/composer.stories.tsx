import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { screenshot } from '../../../../.storybook/modes.ts';
import { expectRhythm } from '../../../../.storybook/rhythm.ts';
import { isLeftAsAccepted } from '../../../../.storybook/still.ts';
import { linkTo } from './address.ts';
import { catalogue } from './catalogue.tsx';
import { Composer } from './composer.tsx';

/** The story as it is open: in Storybook's frame, whose address is the one that people see and send, or alone. */
function linkToPlayground(address: string): string {
  const { href } = window.location;
  const alone = new URL(href).searchParams.get('viewMode') !== 'story' || window.parent === window;
  const open = alone ? href : window.parent.location.href;
  // The other stories play when they are opened.
  return linkTo(address, open.replace(/pages-composer--[\w-]+/, 'pages-composer--playground'));
}

const meta = {
  title: 'Pages/Composer',
  component: Composer,
  parameters: { layout: 'fullscreen' },
  args: { page: 'spring-offer', address: 'PageIntro-FeatureList-CtaBand', linkTo: linkToPlayground },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-section]')].map(({ dataset }) => dataset.section);

/** The address holds the composition, so it survives a reload and can be sent to a colleague. */
export const Playground: Story = {
  render: function Kept(args) {
    const [, keep] = useArgs<typeof args>();
    return (
      <Composer
        {...args}
        onChange={(address) => {
          keep({ address });
          // Storybook writes it to the address of its own frame; alone, the story has to.
          if (new URL(window.location.href).searchParams.get('id') !== null)
            window.history.replaceState(window.history.state, '', linkTo(address, window.location.href));
        }}
      />
    );
  },
  parameters: { ...screenshot },
  play: async ({ canvasElement, args }) => {
    await expect(shown(canvasElement)).toEqual(args.address.split('-'));
  },
};

/** A link of somebody else: what it names is there, what the library does not have is left out and named. */
export const FromAnAddress: Story = {
  args: {
    address: `PageIntro-Banner-CtaBand_dark_640_t${edited([0, 'title', 'Täglich grüßt ☀'], [2, 'foo', ''])}`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['PageIntro', 'CtaBand']);
    await expect(canvas.getByRole('heading', { name: 'Täglich grüßt ☀' })).toBeVisible();
    await expect(
      canvas.getByText(/left out: section “Banner”, setting “640”, text “foo” of CtaBand\./),
    ).toBeVisible();
  },
};

/** What is composed comes back from its own address. */
export const SentOn: Story = {
  args: { onChange: fn(), linkTo: fn((address: string) => `https://ui.example/?args=address:${address}`) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add Faq/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove PageIntro' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('FeatureList-CtaBand-Faq');
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Take It Along' }));
    const menu = within(canvas.getByRole('button', { name: 'Take It Along' }).ownerDocument.body);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Copy a link to it' }));
    await expect(write).toHaveBeenCalledWith('https://ui.example/?args=address:FeatureList-CtaBand-Faq');
    write.mockRestore();
  },
};

/** Edited texts as an address has them. */
function edited(...texts: (readonly [section: number, path: string, text: string])[]): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(texts.flat())));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Adds a section, moves one up and removes one; the files match the preview. */
export const Composed: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add StatBand/ }));
    await expect(shown(canvasElement)).toEqual(['PageIntro', 'FeatureList', 'CtaBand', 'StatBand']);
    await userEvent.click(canvas.getByRole('button', { name: 'Move StatBand up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove FeatureList' }));
    await expect(shown(canvasElement)).toEqual(['PageIntro', 'StatBand', 'CtaBand']);
    await expect(args.onChange).toHaveBeenLastCalledWith('PageIntro-StatBand-CtaBand');

    const document = within(canvasElement.ownerDocument.body);
    const notices = within(canvas.getByRole('region', { name: /^Notifications/ }));
    await expect(notices.getByText('FeatureList removed.')).toBeVisible();
    await userEvent.click(notices.getByRole('button', { name: 'Undo' }));
    await expect(shown(canvasElement)).toEqual(['PageIntro', 'FeatureList', 'StatBand', 'CtaBand']);
    await expect(canvas.getByRole('button', { name: 'Show FeatureList' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Take It Along' }));
    await userEvent.click(await document.findByRole('menuitem', { name: 'Look at both files' }));
    await userEvent.click(await document.findByRole('tab', { name: 'pages/spring-offer.tsx' }));
    const page = document.getByRole('region', { name: 'pages/spring-offer.tsx' });
    await expect(page).toHaveTextContent('<StatBand {...statBand} />');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take It Along' })).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { address: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take It Along' })).toBeDisabled();
    await expect(
      within(canvas.getByRole('region', { name: 'Preview' })).getByText(/Nothing is on/),
    ).toBeVisible();
  },
};

/**
 * With the keyboard: a moved section keeps the focus, also at the end of the list, and after a removal the focus
 * stays at the same position.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Move CtaBand up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move CtaBand up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(shown(canvasElement)).toEqual(['CtaBand', 'PageIntro', 'FeatureList']);
    await expect(canvas.getByRole('button', { name: 'Move CtaBand down' })).toHaveFocus();

    canvas.getByRole('button', { name: 'Remove FeatureList' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove PageIntro' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('heading', { name: 'On the page' })).toHaveFocus();
  },
};

const say = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

/** The handle of a row: a press lifts it, the arrow keys choose its place, and Escape puts it back. */
export const LiftedByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const handle = () => canvas.getByRole('button', { name: 'Move CtaBand' });
    handle().focus();
    await userEvent.keyboard('{Enter}');
    await expect(handle()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(say(canvasElement)).toContain('CtaBand lifted, number 3 of 3.'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(say(canvasElement)).toContain('CtaBand: number 1 of 3.'));
    await expect(lines(canvasElement)).toEqual(['PageIntro before']);
    await expect(shown(canvasElement)).toEqual(['PageIntro', 'FeatureList', 'CtaBand']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(say(canvasElement)).toContain('CtaBand is back at number 3 of 3.'));
    await expect(handle()).toHaveAttribute('aria-pressed', 'false');
    await expect(shown(canvasElement)).toEqual(['PageIntro', 'FeatureList', 'CtaBand']);

    await userEvent.keyboard(' {Home}{ArrowDown} ');
    await waitFor(() => expect(say(canvasElement)).toContain('CtaBand is now number 2 of 3.'));
    await expect(shown(canvasElement)).toEqual(['PageIntro', 'CtaBand', 'FeatureList']);
    await expect(handle()).toHaveFocus();
    await expect(lines(canvasElement)).toEqual([]);

    // Whoever leaves it has not put it down.
    await userEvent.keyboard(' {End}{Tab}');
    await expect(handle()).toHaveAttribute('aria-pressed', 'false');
    await expect(shown(canvasElement)).toEqual(['PageIntro', 'CtaBand', 'FeatureList']);
  },
};

/** Where the drop line is: the row, and on which side of it. */
const lines = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-line]')].map(
    (row) => `${row.querySelector('[data-does=show]')?.lastChild?.textContent} ${row.dataset.line}`,
  );

/** By mouse and by finger: the row follows, a line shows its place, and Escape puts it back. */
export const Dragged: Story = {
  play: async ({ canvas, canvasElement }) => {
    // One user, whose button stays pressed from one step to the next.
    const user = userEvent.setup();
    const handle = (name: string) => canvas.getByRole('button', { name: `Move ${name}` });
    /** A pointer that holds the handle of one section, beside the middle of another one. */
    const over = (held: string, name: string, beside = 0) => {
      const { top, height } = handle(name).getBoundingClientRect();
      return { target: handle(held), coords: { clientY: top + height / 2 + beside } };
    };
    await user.pointer([{ keys: '[MouseLeft>]', ...over('PageIntro', 'PageIntro') }]);
    await user.pointer(over('PageIntro', 'CtaBand', 9));
    await expect(lines(canvasElement)).toEqual(['CtaBand after']);
    await user.pointer({ keys: '[/MouseLeft]', ...over('PageIntro', 'CtaBand', 9) });
    await expect(shown(canvasElement)).toEqual(['FeatureList', 'CtaBand', 'PageIntro']);
    await expect(handle('PageIntro')).toHaveFocus();

    await user.pointer([{ keys: '[TouchA>]', ...over('PageIntro', 'PageIntro') }]);
    await user.pointer({ pointerName: 'TouchA', ...over('PageIntro', 'CtaBand', -9) });
    await expect(lines(canvasElement)).toEqual(['CtaBand before']);
    await user.pointer({ keys: '[/TouchA]', ...over('PageIntro', 'CtaBand', -9) });
    await expect(shown(canvasElement)).toEqual(['FeatureList', 'PageIntro', 'CtaBand']);

    await user.pointer([{ keys: '[MouseLeft>]', ...over('CtaBand', 'CtaBand') }]);
    await user.pointer(over('CtaBand', 'FeatureList', -9));
    await expect(lines(canvasElement)).toEqual(['FeatureList before']);
    await user.keyboard('{Escape}');
    await user.pointer({ keys: '[/MouseLeft]', ...over('CtaBand', 'FeatureList', -9) });
    await expect(shown(canvasElement)).toEqual(['FeatureList', 'PageIntro', 'CtaBand']);
    await expect(lines(canvasElement)).toEqual([]);
    await expect(handle('CtaBand')).toHaveAttribute('aria-pressed', 'false');
  },
};

/** On a phone the catalogue comes from the side and stays until all is added; the page shows instead of the list. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { ...screenshot },
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Add a section' });
    await userEvent.click(opener);
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Add a section' }));
    await userEvent.click(panel.getByRole('button', { name: /^Add StatBand/ }));
    await userEvent.click(panel.getByRole('button', { name: /^Add Faq/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(shown(canvasElement).slice(-2)).toEqual(['StatBand', 'Faq']);

    await userEvent.click(canvas.getByRole('button', { name: 'See the Page' }));
    await expect(canvas.getByRole('region', { name: 'Preview' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the List' }));
    await expect(canvas.getByRole('button', { name: 'See the Page' })).toHaveFocus();
  },
};

/** Every text of a section in a panel; the page and the address follow, and the sample texts come back. */
export const TextsInAPanel: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Edit the texts of CtaBand' });
    await userEvent.click(opener);
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Texts of CtaBand' }));
    const title = panel.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'One hour');
    await expect(canvas.getByText('One hour', { selector: 'h2' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      `PageIntro-FeatureList-CtaBand_t${edited([2, 'title', 'One hour'])}`,
    );
    await userEvent.click(panel.getByRole('button', { name: 'Back to the Sample Texts' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('PageIntro-FeatureList-CtaBand');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A press on a text of the page makes it editable there. Enter keeps what is written, Escape what was there. */
export const TextsInPlace: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit in place' }));
    const title = canvas.getByRole('heading', { level: 1 });
    const before = title.textContent;
    await userEvent.click(title);
    await expect(title).toHaveFocus();
    title.textContent = 'Nothing of this';
    await userEvent.keyboard('{Escape}');
    await expect(title).toHaveTextContent(before ?? '');
    await expect(title).not.toHaveAttribute('contenteditable');

    await userEvent.click(title);
    title.textContent = 'A page of our own';
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A page of our own');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      `PageIntro-FeatureList-CtaBand_t${edited([0, 'title', 'A page of our own'])}`,
    );
  },
};

/** The page in the other theme, and in a window of its own that is as wide as a phone. */
export const DarkOnAPhone: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('button', { name: '390 px' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('PageIntro-FeatureList-CtaBand_dark_390');
    const frame = canvas.getByTitle<HTMLIFrameElement>('The page, 390 px wide');
    const page = frame.contentDocument as Document;
    await waitFor(() => expect(page.querySelectorAll('[data-section]')).toHaveLength(3));
    await expect(page.querySelector('[data-theme=dark]')).not.toBeNull();
    await waitFor(() => expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(390));
    await userEvent.click(canvas.getByRole('button', { name: 'All there is' }));
    await expect(shown(canvasElement)).toHaveLength(3);
  },
};

/** Where nobody has built the library, the composer says so, and how it gets there. */
export const WithoutTheLibrary: Story = {
  play: async ({ canvas }) => {
    // No spy: Storybook gives spies back before every later story, and with them the network of the pages' stories.
    const real = window.fetch;
    window.fetch = async () => new Response('', { status: 404 });
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Take It Along' }));
      const menu = within(document.body);
      await userEvent.click(await menu.findByRole('menuitem', { name: /application/ }));
      const notices = within(canvas.getByRole('region', { name: /^Notifications/ }));
      await expect(await notices.findByText(/is not beside this Storybook/)).toBeVisible();
    } finally {
      window.fetch = real;
    }
  },
};

/** What fills the width with its own surface or rules; every other section has one gap to its neighbours. */
const bands = new Set(['Hero', 'PageIntro', 'LogoWall', 'StatBand']);

/** Every section of the catalogue on one page, at the distances that the copied file has too. */
export const Everything: Story = {
  tags: ['still'],
  args: { address: catalogue.map(({ name }) => name).join('-') },
  play: async ({ canvasElement, args }) => {
    if (isLeftAsAccepted(canvasElement)) return;
    const names = args.address.split('-');
    await expect(shown(canvasElement)).toEqual(names);
    const page = canvasElement.querySelector('.lali-page-rhythm');
    if (!page) throw new Error('The preview has no page.');
    await expectRhythm(page, (at) => bands.has(names[at] ?? ''));
  },
};
