import type { DocsRenderer } from '@storybook/addon-docs';

type Render = InstanceType<typeof DocsRenderer>['render'];
type Context = Parameters<Render>[0];

/**
 * Draws a docs page once. Storybook asks for it again at every change in the toolbar and would then take down all stories
 * of the page and put up new ones; one that is still being drawn at that moment makes it load the whole page anew, with
 * the settings of its address, and the choice is lost. A page needs no second drawing: its container and its stories
 * follow the toolbar by themselves.
 */
export function drawOnce<Renderer extends { render: Render; unmount: (element: HTMLElement) => void }>(
  renderer: Renderer,
): Pick<Renderer, 'render' | 'unmount'> {
  let drawn: Context | undefined;
  return {
    render: async (context, parameters, element) => {
      if (context === drawn) return;
      drawn = context;
      try {
        await renderer.render(context, parameters, element);
      } catch (error) {
        drawn = undefined;
        throw error;
      }
    },
    unmount: (element) => renderer.unmount(element),
  };
}

export async function docsRenderer() {
  const { DocsRenderer: Theirs } = await import('@storybook/addon-docs');
  return drawOnce(new Theirs());
}
