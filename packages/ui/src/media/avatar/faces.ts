import type { Shape } from './measures.ts';
import { disc } from './outline.ts';

/*
 * Heads that are turned to the right, in a light from behind on the left: what lies beyond the ridge of the nose has none.
 * All is drawn in units of a frame of 960.
 */

/** An outline from the far temple over brow, cheek and chin, and back below the jaw and over the skull. */
interface Face {
  far: string;
  near: string;
}

const skull = 'L320 400C310 280 380 190 480 190C560 190 616 240 634 300Z';

export const faces = {
  soft: {
    far: 'M634 300C646 345 652 380 646 410C640 428 638 440 640 456C648 482 650 504 644 530C636 580 622 628 594 668C576 694 552 710 524 708',
    near: `C482 704 434 672 392 626C374 604 366 576 364 540${skull}`,
  },
  round: {
    far: 'M634 305C648 350 656 380 652 410C648 428 648 440 650 456C660 490 662 520 654 552C642 606 620 650 590 680C570 700 548 706 522 704',
    near: `C474 700 416 676 378 624C366 600 362 570 360 536${skull}`,
  },
  square: {
    far: 'M634 300C648 345 656 380 650 410C644 428 642 440 644 456C652 484 656 508 651 540C647 600 640 640 616 688C602 714 576 730 540 730',
    near: `C492 730 436 704 386 654C368 634 362 590 360 540${skull}`,
  },
  bald: {
    far: 'M634 300C648 345 656 380 650 410C644 428 642 440 644 456C652 484 656 508 651 540C647 600 640 640 612 684C596 708 572 722 536 722',
    near: 'C486 722 432 696 386 650C368 630 362 590 356 560C270 540 236 450 242 366C250 236 350 160 470 160C556 160 616 226 634 300Z',
  },
} as const satisfies Record<string, Face>;

/** From the chin up over lips and nose to the top, where the far side of a face ends. */
export const ridge =
  'C546 700 558 680 555 656C554 646 560 640 568 634L588 608L574 592C572 580 570 568 566 558C582 562 602 558 616 549C630 540 632 527 624 512C607 480 590 446 585 412C582 380 596 352 600 318C602 280 594 244 577 202C605 228 625 263 634 300Z';

export const neck: readonly Shape[] = [
  {
    paint: 'skin',
    d: 'M356 540C362 640 358 740 330 800L330 960L600 960L566 800C548 760 540 730 540 680L420 560Z',
  },
  {
    paint: 'shade',
    d: 'M356 540L420 600L540 680C540 730 548 760 556 780C500 806 400 796 351 724C360 670 360 605 356 540Z',
  },
];

export const earOutline = 'M378 440C362 408 320 416 314 458C310 500 330 550 358 548C372 546 382 520 384 496Z';

export const ear: readonly Shape[] = [
  { paint: 'skin', d: earOutline },
  { paint: 'shade', width: 12, d: 'M360 456C344 444 332 462 336 482C340 494 352 494 350 514' },
];

/** They look past who looks at them. At 44 px a pupil is all. */
export const eyes = (few: boolean, lid: number): Shape[] => [
  ...(few
    ? []
    : ([
        {
          paint: 'light',
          d: 'M465 453C478 428 520 424 547 450C528 471 484 472 465 453ZM589 450C598 430 616 427 633 443C626 464 602 467 589 450Z',
        },
      ] as const)),
  { paint: 'ink', d: disc(522, 446, few ? 25 : 20) + disc(617, 444, few ? 19 : 16) },
  {
    paint: 'ink',
    width: few ? 18 : lid,
    d: 'M461 454C476 424 522 420 551 449M586 448C596 426 618 422 636 440',
  },
];

export const brows = {
  fine: 'M442 396C472 366 520 364 564 386C524 381 478 386 442 396ZM590 387C608 369 630 367 646 383C628 380 610 381 590 387Z',
  full: 'M440 398C470 370 524 366 566 390C564 400 562 406 558 410C524 394 474 392 444 412ZM590 392C606 374 632 372 650 386C650 394 650 400 648 406C630 394 606 396 592 410Z',
} as const;

export const mouths = {
  lips: [
    { paint: 'lips', d: 'M500 600C526 602 548 592 566 598C578 592 594 596 610 600C592 640 534 644 500 600Z' },
    { paint: 'ink', width: 8, d: 'M492 594C518 622 584 626 614 594' },
  ],
  smile: [
    { paint: 'ink', width: 11, d: 'M494 596C518 622 582 626 612 596' },
    { paint: 'shade', width: 9, d: 'M530 652C546 658 562 658 574 652' },
  ],
  laugh: [
    { paint: 'lips', d: 'M492 592C524 602 548 590 568 596C580 590 596 596 616 590C612 648 524 664 492 592Z' },
    { paint: 'light', d: 'M512 604C540 612 580 612 602 602C590 632 536 636 512 604Z' },
  ],
  /** Below a moustache, closed or open. */
  below: [{ paint: 'ink', width: 9, d: 'M516 662C542 686 588 686 610 662' }],
  low: [
    { paint: 'lips', d: 'M502 618C530 626 592 626 612 616C604 652 524 660 502 618Z' },
    { paint: 'light', d: 'M516 622C540 630 584 628 602 622C590 640 540 642 516 622Z' },
  ],
} as const satisfies Record<string, readonly Shape[]>;
