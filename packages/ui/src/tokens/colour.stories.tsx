import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContrastPairs } from './specimens/contrast-pairs.tsx';
import { colorNames, Palette, themes, UseTable } from './specimens/palette.tsx';
import { Paths } from './specimens/paths.tsx';
import { Sheet } from './specimens/sheet.tsx';

const meta = {
  title: 'Foundations/Colour',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const BothThemes: Story = {
  name: 'Palette',
  render: () => (
    <Sheet
      title={`${colorNames.length} colours, each declared once`}
      text="Each colour is one variable that holds its light and its dark value. The attribute data-theme settles which, on the document or on any part of it, as on the two panels below."
    >
      <div className="lali:grid lali:gap-6">
        {themes.map((theme) => (
          <Palette key={theme} theme={theme} />
        ))}
      </div>
      <UseTable />
    </Sheet>
  ),
};

export const Contrast: Story = {
  render: () => (
    <Sheet
      title="Contrast, promised and kept"
      text="The pairs of text and surface that may occur. Figures are computed from the tokens, and a test fails when one falls below its promise."
    >
      <ContrastPairs />
    </Sheet>
  ),
};

export const PathsAndShape: Story = {
  name: 'Paths',
  render: () => (
    <Sheet
      title="Two paths, one system"
      text="The attribute data-path sets the accent and the shape together: tight and in the primary colour for Design Skills, round and in the secondary colour for Design Methods."
    >
      <Paths />
    </Sheet>
  ),
};
