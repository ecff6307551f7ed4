import { expect, userEvent, type within } from 'storybook/test';

interface Context {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}

/** Nothing in the first match is wider than it: `width` px, and nothing that scrolls sideways. */
export const fits =
  (selector: string, width: number) =>
  async ({ canvasElement }: Context): Promise<void> => {
    await expect(canvasElement.querySelector(selector)?.scrollWidth).toBe(width);
  };

/**
 * The first press of Tab reaches the first element of this role, and the first match of `ring`, by default that
 * element, shows the focus.
 */
export const focusesFirst =
  (role: string, ring = role) =>
  async ({ canvas }: Context): Promise<void> => {
    await userEvent.tab();
    await expect(canvas.getAllByRole(role)[0]).toHaveFocus();
    const [marked] = canvas.getAllByRole(ring);
    await expect(getComputedStyle(marked as HTMLElement).boxShadow).not.toBe('none');
  };

/** No line of text and no link is inside the circle of a round figure. The figure fills the first visible match. */
export async function expectClearOfFigure(
  canvas: HTMLElement,
  selector = '[data-part="figure"]',
): Promise<void> {
  const figures = [...canvas.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
  const figure = figures.find(({ width }) => width > 0);
  if (!figure) throw new Error(`No ${selector} shows.`);
  const radius = figure.width / 2;
  const centre = { x: figure.left + radius, y: figure.top + figure.height / 2 };
  for (const text of canvas.querySelectorAll('h1, h2, h3, p, a')) {
    for (const box of text.matches('a') ? [text.getBoundingClientRect()] : linesOf(text)) {
      const dx = Math.max(box.left - centre.x, 0, centre.x - box.right);
      const dy = Math.max(box.top - centre.y, 0, centre.y - box.bottom);
      await expect(Math.hypot(dx, dy)).toBeGreaterThan(radius);
    }
  }
}

function linesOf(text: Element): Iterable<DOMRect> {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects();
}
