import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { screenshot } from '../../../../.storybook/modes.ts';
import { expectRhythm } from '../../../../.storybook/rhythm.ts';
import { catalogue } from './catalogue.tsx';
import { Composer } from './composer.tsx';

const meta = {
  title: 'Pages/Composer',
  component: Composer,
  parameters: { layout: 'fullscreen' },
  args: { page: 'spring-offer', sections: ['PageIntro', 'FeatureList', 'CtaBand'] },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-section]')].map(({ dataset }) => dataset.section);

/** The address holds the composition, so it survives a reload and can be sent to a colleague. */
export const Playground: Story = {
  argTypes: { sections: { type: { name: 'array', value: { name: 'string' } } } },
  render: function Kept(args) {
    const [, keep] = useArgs<typeof args>();
    return <Composer {...args} onChange={(sections) => keep({ sections })} />;
  },
  parameters: { ...screenshot },
  play: async ({ canvasElement, args }) => {
    await expect(shown(canvasElement)).toEqual([...args.sections]);
  },
};

/** Adds a section, moves one up and removes one; the files match the preview. */
export const Composed: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add StatBand/ }));
    await expect(shown(canvasElement)).toEqual(['PageIntro', 'FeatureList', 'CtaBand', 'StatBand']);
    await userEvent.click(canvas.getByRole('button', { name: 'Move StatBand up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove FeatureList' }));
    await expect(shown(canvasElement)).toEqual(['PageIntro', 'StatBand', 'CtaBand']);
    await expect(args.onChange).toHaveBeenLastCalledWith(['PageIntro', 'StatBand', 'CtaBand']);

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
  args: { sections: [] },
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

/** What fills the width with its own surface or rules; every other section has one gap to its neighbours. */
const bands = new Set(['Hero', 'PageIntro', 'LogoWall', 'StatBand']);

/** Every section of the catalogue on one page, at the distances that the copied file has too. */
export const Everything: Story = {
  args: { sections: catalogue.map(({ name }) => name) },
  play: async ({ canvasElement, args }) => {
    await expect(shown(canvasElement)).toEqual([...args.sections]);
    const page = canvasElement.querySelector('.lali-page-rhythm');
    if (!page) throw new Error('The preview has no page.');
    await expectRhythm(page, (at) => bands.has(args.sections[at] ?? ''));
  },
};
