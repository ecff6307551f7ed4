import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { SkipLink } from '../../primitives/skip-link/index.ts';
import { Page } from './site-header.harness.tsx';
import { sampleHeader } from './site-header.sample.tsx';
import { SiteHeader } from './site-header.tsx';

describeConformance('SiteHeader', <SiteHeader {...sampleHeader} />);
describeConformance('SiteHeader, open', <SiteHeader {...sampleHeader} defaultOpen="design-methods" />);

const trigger = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const skills = () => link(/^UX Design/);
const methods = () => link(/^Workshops/);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Coordinates of the window: hovering a place of the page itself would scroll it into view first. */
const glass = document.createElement('div');
glass.style.cssText = 'position: fixed; inset: 0; pointer-events: none';

/** The pointer is real; it goes to a point of the window in steps, as a hand does. */
async function movePointer(from: [number, number], to: [number, number], steps: number, each?: () => void) {
  for (let step = 0; step <= steps; step += 1) {
    const at = (index: 0 | 1) => Math.round(from[index] + ((to[index] - from[index]) * step) / steps);
    await userEvent.hover(glass, { position: { x: at(0), y: at(1) }, force: true });
    each?.();
  }
}

/**
 * The same way as events of the page: a loaded machine may pause between two steps of the real pointer for so long
 * that it rightly counts as stopping.
 */
function glide(from: [number, number], to: [number, number], steps: number, each?: () => void) {
  for (let step = 0; step <= steps; step += 1) {
    const at = (index: 0 | 1) => from[index] + ((to[index] - from[index]) * step) / steps;
    const where = { clientX: at(0), clientY: at(1), pointerType: 'mouse', bubbles: true };
    const target = document.elementFromPoint(at(0), at(1)) ?? document.body;
    target.dispatchEvent(new PointerEvent('pointermove', where));
    each?.();
  }
}

beforeEach(async () => {
  await page.viewport(1200, 800);
  document.body.style.margin = '0';
  document.body.append(glass);
  window.scrollTo({ top: 0, behavior: 'instant' });
});
afterEach(() => page.viewport(1200, 900));

describe('pointer', () => {
  test('hovering opens, a click right after pins, leaving closes what is not pinned', async () => {
    await render(<Page />);
    await movePointer([600, 600], [610, 600], 1);
    await expect.element(skills()).not.toBeInTheDocument();
    await userEvent.hover(trigger('Design Skills'));
    await expect.element(skills()).toBeVisible();
    await movePointer([300, 780], [310, 780], 1);
    await expect.element(skills()).not.toBeInTheDocument();

    await userEvent.hover(trigger('Design Skills'));
    await expect.element(skills()).toBeVisible();
    await userEvent.click(trigger('Design Skills'));
    await expect.element(skills()).toBeVisible();
    await movePointer([300, 780], [310, 780], 1);
    await wait(600);
    await expect.element(skills()).toBeVisible();
    await userEvent.click(trigger('Design Skills'));
    await expect.element(skills()).not.toBeInTheDocument();
  });

  test('moving diagonally to the panel across the other trigger does not switch; stopping there does', async () => {
    await render(<Page />);
    await userEvent.hover(trigger('Design Skills'));
    await expect.element(skills()).toBeVisible();
    const own = trigger('Design Skills').element().getBoundingClientRect();
    const other = trigger('Design Methods').element().getBoundingClientRect();
    const start: [number, number] = [own.right - 8, own.top + 2];
    const across: [number, number] = [other.left + 20, other.top + 22];
    expect(
      trigger('Design Methods')
        .element()
        .contains(document.elementFromPoint(...across)),
    ).toBe(true);

    glide(start, across, 6);
    await wait(100);
    expect(trigger('Design Methods').element().getAttribute('aria-expanded'), 'in passing').toBe('false');
    glide(across, [other.right + 20, other.bottom + 50], 8);
    await wait(500);
    expect(skills().element().checkVisibility(), 'arrived in the panel').toBe(true);

    glide(start, across, 6);
    await expect.element(methods()).toBeVisible();
  });

  test('Methodologies opens under a resting mouse and closes after it, unless it was pressed', async () => {
    await render(<Page />);
    await userEvent.click(trigger('Design Methods'));
    await expect.element(methods()).toBeVisible();
    const branch = page.getByRole('button', { name: /^Methodologies/ });
    const all = link('All methods');
    await userEvent.hover(branch);
    await expect.element(all).toBeVisible();
    await userEvent.hover(all);
    await wait(400);
    await expect.element(all).toBeVisible();
    await userEvent.hover(methods());
    await expect.element(all).not.toBeInTheDocument();

    await userEvent.hover(branch);
    await expect.element(all).toBeVisible();
    await userEvent.click(branch);
    await userEvent.hover(methods());
    await wait(400);
    await expect.element(all).toBeVisible();
    await userEvent.click(branch);
    await expect.element(all).not.toBeInTheDocument();
    await wait(300);
    await expect.element(all).not.toBeInTheDocument();
  });

  test('after Escape under the pointer, leaving and coming back opens again', async () => {
    await render(<Page />);
    await userEvent.hover(trigger('Design Skills'));
    await expect.element(skills()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(skills()).not.toBeInTheDocument();
    await wait(300);
    await expect.element(skills()).not.toBeInTheDocument();
    await movePointer([300, 780], [310, 780], 1);
    await userEvent.hover(trigger('Design Skills'));
    await expect.element(skills()).toBeVisible();
  });

  test('a press beside the menu closes it', async () => {
    await render(<Page />);
    await userEvent.click(trigger('Design Skills'));
    await expect.element(skills()).toBeVisible();
    await userEvent.click(glass, { position: { x: 20, y: 700 }, force: true });
    await expect.element(skills()).not.toBeInTheDocument();
  });
});

describe('keyboard', () => {
  test('Enter opens, Tab runs trigger, panel, next trigger, and leaving closes', async () => {
    await render(<Page />);
    trigger('Design Skills').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(skills()).toBeVisible();
    await expect.element(trigger('Design Skills')).toHaveFocus();
    await userEvent.tab();
    await expect.element(link('See the case')).toHaveFocus();
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    await expect.element(link(/^AI-Powered/)).toHaveFocus();
    await userEvent.tab();
    await expect.element(trigger('Design Methods')).toHaveFocus();
    await expect.element(skills()).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await expect.element(trigger('Design Skills')).toHaveFocus();
  });

  test('arrow down enters the panel, Escape closes and returns to its own trigger', async () => {
    await render(<Page />);
    for (const [name, first] of [
      ['Design Skills', 'See the case'],
      ['Design Methods', 'Start the check'],
    ] as const) {
      trigger(name).element().focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(link(first)).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(link(first)).not.toBeInTheDocument();
      await expect.element(trigger(name)).toHaveFocus();
    }
  });

  test('Escape in the list of Methodologies closes the list, and on its button the panel', async () => {
    await render(<Page />);
    trigger('Design Methods').element().focus();
    await userEvent.keyboard('{Enter}');
    const branch = page.getByRole('button', { name: /^Methodologies/ });
    branch.element().focus();
    await userEvent.keyboard('{Enter}');
    link('All methods').element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('All methods')).not.toBeInTheDocument();
    await expect.element(branch).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(methods()).not.toBeInTheDocument();
    await expect.element(trigger('Design Methods')).toHaveFocus();
  });

  test('Escape is left alone while nothing is open', async () => {
    await render(<Page />);
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  test('the skip link lies above the header while it has the focus', async () => {
    await render(
      <>
        <SkipLink />
        <Page />
      </>,
    );
    await userEvent.tab();
    const skip = link('Skip to content').element();
    await expect.element(link('Skip to content')).toHaveFocus();
    const { left, top, width, height } = skip.getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(skip);
  });

  test('Tab to the bar does not scroll the page', async () => {
    await render(<Page />);
    window.scrollTo({ top: 500, behavior: 'instant' });
    await userEvent.tab();
    await expect.element(link('laliaflia')).toHaveFocus();
    await wait(100);
    expect(window.scrollY).toBe(500);
  });
});

test('choosing a link closes the panel, marks page and group, and closes again on the same page', async () => {
  await render(<Page />);
  for (let round = 0; round < 2; round += 1) {
    await userEvent.click(trigger('Design Skills'));
    await userEvent.click(skills());
    await expect.element(skills()).not.toBeInTheDocument();
    await expect.element(trigger('Design Skills')).toHaveFocus();
  }
  await expect.element(page.getByRole('heading', { name: '/services/ux-design' })).toBeVisible();
  expect(trigger('Design Skills').element().hasAttribute('data-active')).toBe(true);
  expect(trigger('Design Methods').element().hasAttribute('data-active')).toBe(false);
  expect(document.querySelector('[aria-current="page"]')?.getAttribute('href')).toBe('/services/ux-design');
});

test.each([768, 820, 1440])('at %i px the panel stays in the window and below its trigger', async (width) => {
  await page.viewport(width, 800);
  await render(<SiteHeader {...sampleHeader} defaultOpen="design-methods" />);
  const panel = document
    .querySelector('[data-nav-panel="design-methods"]')
    ?.getBoundingClientRect() as DOMRect;
  const tab = trigger('Design Methods').element().getBoundingClientRect();
  expect(panel.left).toBeGreaterThanOrEqual(0);
  expect(panel.right).toBeLessThanOrEqual(width);
  expect(panel.top).toBeGreaterThanOrEqual(tab.bottom);
  expect(tab.left).toBeGreaterThan(panel.left);
  expect(tab.right).toBeLessThan(panel.right);
});
