import type { ScreenPoint } from './answer.ts';

/** How near the pointer is to what answers, in CSS px. */
const reach = 160;

const answering = '[data-answers] [data-rule="phyllotaxis"]';

let isFollowing = false;

/**
 * From now on the figures within AnsweringFigure answer the pointer, those that come later as well. A page whose scripts run
 * late may call it before React is there; a second call does nothing. Their code is fetched when the pointer is near.
 * With reduced motion none of them moves.
 */
export function followPointer(): void {
  if (isFollowing || typeof matchMedia !== 'function') return;
  isFollowing = true;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const awake = new Set<SVGSVGElement>();

  const tell = (point: ScreenPoint | undefined) => {
    for (const figure of document.querySelectorAll<SVGSVGElement>(answering)) {
      const near = point !== undefined && !stillness.matches && isNear(figure, point) ? point : undefined;
      if (near === undefined && !awake.delete(figure)) continue;
      if (near !== undefined) awake.add(figure);
      // A figure that cannot answer is still a figure.
      import('./answer.ts').then(
        ({ answer }) => answer(figure, near, reach),
        () => undefined,
      );
    }
  };

  const come = ({ clientX: x, clientY: y }: PointerEvent) => tell({ x, y });
  const go = () => tell(undefined);
  addEventListener('pointermove', come, { passive: true });
  addEventListener('pointerdown', come, { passive: true });
  addEventListener('pointercancel', go);
  // A finger that is lifted is away; a mouse is still there.
  addEventListener('pointerup', ({ pointerType }) => pointerType !== 'mouse' && go());
  document.documentElement.addEventListener('pointerleave', go);
}

function isNear(figure: SVGSVGElement, { x, y }: ScreenPoint): boolean {
  const { left, top, right, bottom } = figure.getBoundingClientRect();
  return x > left - reach && x < right + reach && y > top - reach && y < bottom + reach;
}
