import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../../test/matrix.tsx';
import { fits } from '../../../test/plays.ts';
import { Heading } from '../heading/index.ts';
import { Prose } from '../prose/index.ts';
import { Section } from '../section/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Kbd } from './index.ts';

const meta = {
  title: 'Primitives/Kbd',
  component: Kbd,
  tags: ['autodocs', 'new'],
  args: { children: 'Escape' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Escape').tagName).toBe('KBD');
  },
};

export const Combination: Story = {
  render: () => <Kbd keys={['Ctrl', 'Shift', 'S']} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-combination]')).toHaveTextContent('Ctrl+Shift+S');
  },
};

function Row() {
  return (
    <Stack direction="row" gap={12} align="center">
      <Kbd>1</Kbd>
      <Kbd>F8</Kbd>
      <Kbd>Page up</Kbd>
      <Kbd keys={['Shift', 'Tab']} />
    </Stack>
  );
}

export const OnSurfaces: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['page', 'raised', 'inverse', 'primary', 'secondary'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="none" className="lali:p-6">
          <Row />
        </Section>
      ))}
    </>
  ),
};

export const OnThePaths: Story = {
  render: () => (
    <div className="lali:grid lali:gap-4">
      {['design', 'brand', 'methods'].map((path) => (
        <div key={path} data-path={path}>
          <Row />
        </div>
      ))}
    </div>
  ),
};

/** As large as the text it stands in; plain keys of a written text look the same. */
export const InText: Story = {
  tags: ['example'],
  render: () => (
    <Stack gap={24}>
      <Heading level={3}>
        Press <Kbd>Escape</Kbd> to close
      </Heading>
      <Text>
        The keys <Kbd>1</Kbd> to <Kbd>9</Kbd> choose an answer, <Kbd keys={['Ctrl', 'Enter']} /> goes on to
        the next question, and <Kbd keys={['Shift', 'Tab']} /> goes back to what was there before.
      </Text>
      <Prose html="<p>Written elsewhere: press <kbd>3</kbd>, or <kbd><kbd>Shift</kbd>+<kbd>Tab</kbd></kbd>, and read on.</p>" />
    </Stack>
  ),
};

/** A combination keeps its order in a line that runs the other way. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Text>
      اضغط <Kbd keys={['Shift', 'Tab']} /> أو <Kbd>Escape</Kbd>
    </Text>
  ),
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByText(name).getBoundingClientRect().left;
    await expect(left('Shift')).toBeLessThan(left('Tab'));
    await expect(left('Escape')).toBeLessThan(left('Shift'));
  },
};

export const WorstCase: Story = {
  render: () => (
    <div className="lali:w-[240px]">
      <Text>
        <Kbd>Rindfleischetikettierungsüberwachungsaufgabenübertragungstaste</Kbd> and{' '}
        <Kbd keys={['Strg', 'Umschalt', 'Alt', 'Donaudampfschifffahrtstaste']} />
      </Text>
    </div>
  ),
  play: fits('.lali\\:w-\\[240px\\]', 240),
};

export const Matrix: Story = matrix(meta, {
  Playground,
  Combination,
  OnSurfaces,
  OnThePaths,
  InText,
  RightToLeft,
  WorstCase,
});
