import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Sheet } from './index.ts';

describeConformance('Sheet.Root', <Sheet.Root>Text</Sheet.Root>);
for (const part of ['Toggle', 'Body'] as const) {
  const Part = Sheet[part];
  describeConformance(
    `Sheet.${part}`,
    (props) => (
      <Sheet.Root>
        <Part {...(props as object)}>Text</Part>
      </Sheet.Root>
    ),
    { root: part === 'Toggle' ? 'details' : '[data-sheet-body]' },
  );
}

describe('open', () => {
  test('takes the rest of the page out of reach and gives back exactly that', async () => {
    await page.viewport(390, 800);
    await render(
      <div>
        <p inert id="was-inert">
          Inert before
        </p>
        <div>
          <Sheet.Root>
            <Sheet.Toggle>Open</Sheet.Toggle>
            <Sheet.Body>
              <button type="button">Inside</button>
            </Sheet.Body>
          </Sheet.Root>
          <button type="button" id="outside">
            Outside
          </button>
        </div>
      </div>,
    );
    const inert = (id: string) => document.getElementById(id)?.hasAttribute('inert');
    await userEvent.click(page.getByText('Open'));
    await expect.poll(() => inert('outside')).toBe(true);
    for (const name of ['Inside', 'Open', 'Inside']) {
      await userEvent.tab();
      expect(document.activeElement?.textContent).toBe(name);
    }
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('Inside');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => inert('outside')).toBe(false);
    expect(inert('was-inert')).toBe(true);
    expect(document.activeElement?.textContent).toBe('Open');
    await page.viewport(1200, 900);
  });
});
