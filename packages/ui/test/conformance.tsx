import { act, cloneElement, createRef, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

export interface ConformanceOptions {
  /** CSS selector of the component's root inside the render container; by default its first child. */
  root?: string;
  /** The root renders in another part of the document (a dialog's panel), so the whole page is searched. */
  portal?: boolean;
  /** Why the component has no element of its own (a provider, a state-only root). Only its rendering is checked then. */
  rootless?: string;
}

type RootProps = { ref?: unknown; className?: string; 'data-testid'?: string };

/** The component under test need not be the outermost element: `<Dialog.Root open><Dialog.Panel/></Dialog.Root>`. */
export type Conforming = ReactElement | ((props: RootProps) => ReactElement);

/**
 * The promises every component keeps: `ref`, `className` and rest props reach the root, the root has no outer margin,
 * and the component renders on a server and hydrates without a difference.
 *
 * @param subject The element; for a part that needs its parents around it, a function that spreads the props it is
 * given on that part.
 */
export function describeConformance(
  name: string,
  subject: Conforming,
  { root, portal = false, rootless }: ConformanceOptions = {},
): void {
  const elementWith = (props: RootProps) =>
    typeof subject === 'function' ? subject(props) : cloneElement(subject as ReactElement<RootProps>, props);

  const show = async (props: RootProps) => {
    const { container, unmount } = await render(elementWith(props));
    const scope = portal ? document : container;
    const found = root === undefined ? container.firstElementChild : scope.querySelector(root);
    if (found === null) {
      throw new Error(
        `${name}: no root element found${root === undefined ? '' : ` with the selector ${root}`}. Name it with the option "root"; if it renders into a portal, add "portal: true".`,
      );
    }
    return { found, unmount };
  };

  describe(`${name} conforms`, () => {
    if (rootless === undefined) {
      test('passes the root element to its ref', async () => {
        const ref = createRef<Element>();
        const { found } = await show({ ref });
        expect(ref.current, `${name} does not put "ref" on its root`).toBe(found);
      });

      test('merges className after its own classes', async () => {
        const plain = await show({});
        const own = (plain.found.getAttribute('class') ?? '').trim();
        await plain.unmount();
        const { found } = await show({ className: 'conformance-class' });
        expect(found.getAttribute('class')?.trim(), `${name}: use cx(variants(), className)`).toBe(
          `${own} conformance-class`.trim(),
        );
      });

      test('passes rest props to the root', async () => {
        const { found } = await show({ 'data-testid': 'conformance' });
        expect(found.getAttribute('data-testid'), `${name} swallows rest props`).toBe('conformance');
      });

      test('has no outer margin', async () => {
        const { found } = await show({});
        const { marginBlock, marginInline } = getComputedStyle(found);
        expect(
          { marginBlock, marginInline },
          `${name}: space between components belongs to whoever places them`,
        ).toEqual({ marginBlock: '0px', marginInline: '0px' });
      });
    }

    test('renders on a server and hydrates without a difference', async () => {
      const element = elementWith({});
      const container = document.createElement('div');
      container.innerHTML = renderToString(element);
      document.body.append(container);
      const differences: unknown[] = [];
      const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
      environment.IS_REACT_ACT_ENVIRONMENT = true;
      try {
        const hydrated = await act(async () =>
          hydrateRoot(container, element, { onRecoverableError: (error) => differences.push(error) }),
        );
        await act(async () => hydrated.unmount());
      } finally {
        environment.IS_REACT_ACT_ENVIRONMENT = false;
        container.remove();
      }
      expect(differences).toEqual([]);
    });
  });
}
