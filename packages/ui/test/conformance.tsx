import { cloneElement, createRef, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

export interface ConformanceOptions {
  /** CSS selector of the component's root inside the render container; by default its first child. */
  root?: string;
  /** The root renders elsewhere in the document (a dialog's panel): it is looked for in the whole page. */
  portal?: boolean;
  /** Why the component has no element of its own (a provider, a state-only root). Only its rendering is checked then. */
  rootless?: string;
}

type RootProps = { ref?: unknown; className?: string; 'data-testid'?: string };

/**
 * The promises every component keeps: `ref`, `className` and rest props reach the root, the root has no outer margin,
 * and the component renders on a server and hydrates without a difference.
 */
export function describeConformance(
  name: string,
  element: ReactElement,
  { root, portal = false, rootless }: ConformanceOptions = {},
): void {
  const find = (container: Element): Element => {
    const scope = portal ? document : container;
    const found = root === undefined ? container.firstElementChild : scope.querySelector(root);
    if (found === null) {
      throw new Error(
        `${name}: no root element found${root === undefined ? '' : ` with the selector ${root}`}. Name it with the option "root"; if it renders into a portal, add "portal: true".`,
      );
    }
    return found;
  };
  const show = async (props: RootProps) => {
    const { container } = await render(cloneElement(element as ReactElement<RootProps>, props));
    return find(container);
  };

  describe(`${name} conforms`, () => {
    if (rootless === undefined) {
      test('hands its ref the root element', async () => {
        const ref = createRef<Element>();
        expect(ref.current).toBe(null);
        const found = await show({ ref });
        expect(ref.current, `${name} does not put "ref" on its root`).toBe(found);
      });

      test('merges className last on the root', async () => {
        const before = await show({});
        const own = before.getAttribute('class') ?? '';
        const found = await show({ className: 'conformance-class' });
        const classes = (found.getAttribute('class') ?? '').split(/\s+/);
        expect(classes.at(-1), `${name} has to merge the caller's className after its own (${own})`).toBe(
          'conformance-class',
        );
      });

      test('passes rest props to the root', async () => {
        const found = await show({ 'data-testid': 'conformance' });
        expect(found.getAttribute('data-testid'), `${name} swallows rest props`).toBe('conformance');
      });

      test('has no outer margin', async () => {
        const style = getComputedStyle(await show({}));
        const margins = [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft];
        expect(margins, `${name}: space between components belongs to the one that places them`).toEqual([
          '0px',
          '0px',
          '0px',
          '0px',
        ]);
      });
    }

    test('renders on a server and hydrates without a difference', async () => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(element);
      document.body.append(container);
      const differences: unknown[] = [];
      const { act } = await import('react');
      const hydrated = await act(() =>
        hydrateRoot(container, element, { onRecoverableError: (error) => differences.push(error) }),
      );
      await act(() => hydrated.unmount());
      container.remove();
      expect(differences).toEqual([]);
    });
  });
}
