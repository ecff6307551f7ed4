import type { DocsRenderer } from '@storybook/addon-docs';

type Render = InstanceType<typeof DocsRenderer>['render'];
type Context = Parameters<Render>[0];

/**
 * Renders a docs page only once. Storybook asks for it again at every change in the toolbar and would then remove all
 * stories of the page and render new ones. If a story is still rendering at that moment, Storybook reloads the whole
 * page with the settings of its address, and the choice is lost. A second rendering is not needed: the container and
 * the stories follow the toolbar themselves.
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
