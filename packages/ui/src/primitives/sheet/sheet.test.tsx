import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Sheet } from './index.ts';

describeConformance('Sheet.Root', <Sheet.Root>Text</Sheet.Root>);
describeConformance(
  'Sheet.Toggle',
  (props) => (
    <Sheet.Root>
      <Sheet.Toggle {...(props as object)}>Text</Sheet.Toggle>
    </Sheet.Root>
  ),
  { root: 'details' },
);
describeConformance(
  'Sheet.Body',
  (props) => (
    <Sheet.Root>
      <Sheet.Body {...(props as object)}>Text</Sheet.Body>
    </Sheet.Root>
  ),
  { root: '[data-sheet-body]' },
);

describe('open', () => {
  test('shifts nothing: space is kept for a scroll bar only if there was one', async () => {
    await page.viewport(390, 800);
    await render(
      <Sheet.Root>
        <Sheet.Toggle>Open</Sheet.Toggle>
        <Sheet.Body>Body</Sheet.Body>
      </Sheet.Root>,
    );
    const width = () => document.querySelector('[data-sheet-root]')?.getBoundingClientRect().width;
    const gutter = () => getComputedStyle(document.documentElement).scrollbarGutter;
    const bar = () => window.innerWidth > document.documentElement.clientWidth;
    for (const height of [100, 3000]) {
      document.body.style.minBlockSize = `${height}px`;
      const before = width();
      const hadBar = bar();
      await userEvent.click(page.getByText('Open'));
      expect([width(), gutter()]).toEqual([before, hadBar ? 'stable' : 'auto']);
      await userEvent.keyboard('{Escape}');
      expect(width()).toBe(before);
    }
    document.body.style.minBlockSize = '';
    await page.viewport(1200, 900);
  });

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
