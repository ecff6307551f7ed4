import type { Shape } from './measures.ts';
import { disc } from './outline.ts';

const knot = 'M472 848C500 834 536 842 544 868C548 896 522 914 494 910C466 906 456 868 472 848Z';

/** Where a portrait's pollen sits. A scarf replaces the collar; earrings are a clip where hair hangs over the ears. */
export const wears = ['scarf', 'glasses', 'pin', 'earrings', 'pencil'] as const;

export const worn: Record<(typeof wears)[number] | 'clip', readonly Shape[]> = {
  scarf: [
    {
      paint: 'pollen',
      d: 'M338 734C398 806 500 816 564 748L588 826C556 866 520 878 484 882C420 884 350 858 316 826Z',
    },
    {
      paint: 'pollen',
      d: 'M484 890C450 930 436 980 444 1050L506 1004C502 960 504 930 508 900ZM512 894C546 920 580 960 592 1020L534 1012C512 976 502 940 500 900Z',
    },
    { paint: 'pollen', d: knot },
    { paint: 'fold', width: 7, d: `${knot}M352 770C400 826 440 846 468 850M544 862C556 854 566 846 574 838` },
  ],
  glasses: [
    { paint: 'pollen', width: 18, d: 'M444 446L378 440' },
    {
      paint: 'ink',
      width: 16,
      d: `${disc(508, 452, 64)}M592 452C590 410 610 392 630 396C652 404 660 440 652 474C644 506 612 514 600 494C594 480 592 470 592 452ZM562 420C574 408 588 408 600 418`,
    },
  ],
  pin: [{ paint: 'pollen', d: disc(226, 930, 34) }],
  earrings: [{ paint: 'pollen', width: 16, d: disc(350, 592, 36) }],
  clip: [{ paint: 'pollen', width: 26, d: 'M292 404L372 372' }],
  pencil: [
    { paint: 'pollen', width: 26, d: 'M222 484L424 408' },
    { paint: 'ink', width: 14, d: 'M436 403L448 399' },
  ],
};
