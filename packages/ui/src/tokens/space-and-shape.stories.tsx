import type { Meta, StoryObj } from '@storybook/react-vite';
import { Distances } from './specimens/distances.tsx';
import { FocusAnatomy, FocusRings } from './specimens/focus-rings.tsx';
import { Sheet } from './specimens/sheet.tsx';

const meta = {
  title: 'Foundations/Space and shape',
  tags: ['autodocs', '!ready'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Space: Story = {
  render: () => (
    <Sheet
      title="Everything stands on four pixels"
      text="Distances are multiples of one unit. Those that belong to the page or to a control have a name and a utility of that name."
    >
      <Distances />
    </Sheet>
  ),
};

export const Focus: Story = {
  render: () => (
    <Sheet
      title="Focus that no surface hides"
      text="A gap in the colour of the surface, a ring in the highlight colour, an edge in the colour of text. Whatever lies behind, one of the two stands out; forced colours get a real outline."
    >
      <FocusAnatomy />
      <FocusRings />
    </Sheet>
  ),
};

export const Elevation: Story = {
  render: () => (
    <Sheet
      title="One shadow, for what floats"
      text="Cards lie on the page and part by tone and a line. Only what hovers above it casts a shadow: the mega menu, the chat, a phone."
    >
      <div className="lali:grid lali:gap-6 lali:md:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="lali:surface-page lali:grid lali:grid-cols-5 lali:items-center lali:gap-6 lali:rounded-band lali:border lali:border-line lali:p-8 lali:pe-12 lali:pb-28"
          >
            <div className="lali:surface-raised lali:col-span-2 lali:rounded-card lali:border lali:border-line lali:p-5">
              <p className="lali:type-body">A card lies</p>
            </div>
            <div className="lali:surface-raised lali:col-span-3 lali:grid lali:min-h-48 lali:content-end lali:rounded-card lali:p-6 lali:shadow-float">
              <p className="lali:type-subheading">A panel floats</p>
            </div>
          </div>
        ))}
      </div>
    </Sheet>
  ),
};
