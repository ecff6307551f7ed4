import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { CodeBlock } from './index.ts';

const code = `import { Button } from '@laliaflia/ui';

export function Ask() {
  return <Button href="/contact">Start Your Project</Button>;
}
`;

const meta = {
  title: 'Primitives/CodeBlock',
  component: CodeBlock,
  tags: ['autodocs', 'new'],
  args: { label: 'ask.tsx', code },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'ask.tsx' })).toHaveTextContent('Start Your Project');
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription('ask.tsx');
  },
};

/** By keyboard. The button says what has happened as long as it has the focus. */
export const Copied: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    write.mockRestore();
  },
};

/** The browser allows no copying: what to do stands below, and the text is selected. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(/selected/)).toBeVisible();
    await expect(getSelection()?.toString()).toContain('Start Your Project');
    getSelection()?.removeAllRanges();
    write.mockRestore();
  },
};

const command = 'npm install @laliaflia/ui react react-dom && npx @laliaflia/ui --help';

/** A command is read whole: its line is broken. */
export const Wrapped: Story = {
  args: { label: 'In a terminal', code: command, wrap: true },
  render: (args) => (
    <div className="lali:w-[320px]">
      <CodeBlock {...args} />
    </div>
  ),
  play: fits('.lali\\:w-\\[320px\\]', 320),
};

/** It takes the height that it gets, and scrolls within. */
export const Tall: Story = {
  args: { code: code.repeat(6), className: 'lali:max-h-[240px]' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(region.closest('figure')?.getBoundingClientRect().height).toBe(240);
  },
};

export const OnSurfaces: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['raised', 'inverse', 'primary', 'secondary'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <CodeBlock {...args} label={`${tone}.tsx`} />
        </Section>
      ))}
    </>
  ),
};

export const OnThePaths: Story = {
  render: (args) => (
    <Stack gap={16}>
      {['design', 'brand', 'methods'].map((path) => (
        <div key={path} data-path={path}>
          <CodeBlock {...args} label={path} code={command} wrap />
        </div>
      ))}
    </Stack>
  ),
};

/** Code is read from the left, wherever it stands. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الملف ask.tsx' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    const code = canvas.getByRole('region');
    await expect(button.left).toBeLessThan(code.getBoundingClientRect().left + 20);
    await expect(getComputedStyle(code).direction).toBe('ltr');
  },
};

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const WorstCase: Story = {
  render: () => (
    <div className="lali:grid lali:w-[240px] lali:grid-cols-[minmax(0,1fr)] lali:gap-4">
      <CodeBlock label={`${long}.tsx`} code={`const ${long} = '${long}';`} />
      <CodeBlock label={long} code={`${long} ${long}`} wrap />
      <CodeBlock label="empty.txt" code="" wrap />
    </div>
  ),
  play: fits('.lali\\:w-\\[240px\\]', 240),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Copied,
  Refused,
  Wrapped,
  Tall,
  OnSurfaces,
  OnThePaths,
  RightToLeft,
  WorstCase,
});
