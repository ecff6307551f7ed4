import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactElement } from 'react';
import { expect } from 'storybook/test';
import { screenshot } from '../../../.storybook/modes.ts';
import { isLeftAsAccepted, still } from '../../../.storybook/still.ts';

/** The part of a story that shows in a sheet. What its play function does is proven by the story itself. */
interface Shown {
  // biome-ignore lint/suspicious/noExplicitAny: each story has arguments of its own
  args?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  render?: (args: any, context: any) => ReactElement | null;
  globals?: { direction?: string; path?: string; theme?: string };
}

export { screenshot };

/** Chromium draws nothing below this many pixels of one picture. */
const tallest = 16_000;

/**
 * One sheet with the given stories of a file, each in a cell with its name: the picture of a component. A story's
 * direction, path and theme become attributes of its cell.
 *
 * @param stories Stories by name, in the order of the sheet; they are the very ones a reader sees, never copies.
 */
export function matrix<Props>(
  // biome-ignore lint/suspicious/noExplicitAny: the arguments of a Meta are invariant
  meta: Meta<any> & { component?: ComponentType<Props> },
  stories: Record<string, Shown>,
  // biome-ignore lint/suspicious/noExplicitAny: the sheet is assigned to the story type of its file
): StoryObj<any> {
  return {
    tags: ['!autodocs', 'matrix', still],
    parameters: {
      ...screenshot,
      layout: 'fullscreen',
      controls: { disable: true },
      // The source is the list of stories; printing what they render would walk through everything they hold.
      docs: { source: { type: 'code' } },
      // Each story in it is checked by itself. What only a sheet shows, contrast in the dark, is checked as it is pictured.
      a11y: { test: 'off' },
    },
    render: (_args, context) => (
      <div className="lali:flex lali:flex-col lali:gap-10 lali:bg-page lali:py-6 lali:text-text">
        {Object.entries(stories).map(([name, story]) => (
          <div key={name} data-cell={name} className="lali:min-w-0">
            <p className="lali:mb-3 lali:border-line lali:border-b lali:px-4 lali:pb-1 lali:font-mono lali:text-[13px] lali:text-text-soft">
              {words(name)}
            </p>
            <div
              dir={story.globals?.direction}
              data-path={story.globals?.path}
              data-theme={story.globals?.theme}
              className={meta.parameters?.layout === 'fullscreen' ? undefined : 'lali:px-4'}
            >
              <Cell draw={() => draw(meta, story, context)} />
            </div>
          </div>
        ))}
      </div>
    ),
    play: async ({ canvasElement }) => {
      if (isLeftAsAccepted(canvasElement)) return;
      const cells = canvasElement.querySelectorAll('[data-cell]');
      await expect(cells).toHaveLength(Object.keys(stories).length);
      await expect(canvasElement.scrollHeight).toBeLessThan(tallest);
      // What is far down the sheet is in its picture too.
      for (const image of canvasElement.querySelectorAll('img')) image.loading = 'eager';
    },
  };
}

/** A component of its own, because a story's render function may use hooks. */
function Cell({ draw }: { draw: () => ReactElement | null }) {
  return draw();
}

// biome-ignore lint/suspicious/noExplicitAny: as in `matrix`
function draw(meta: Meta<any>, story: Shown, context: object): ReactElement | null {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? (meta.render as Shown['render']);
  if (render) return render(args, { ...context, args });
  const Component = meta.component as ComponentType<unknown>;
  return <Component {...args} />;
}

/** `OnAPhone` reads `On a phone`. */
function words(name: string): string {
  const lower = name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
