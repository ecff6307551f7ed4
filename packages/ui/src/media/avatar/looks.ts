import type { faces, mouths } from './faces.ts';
import type { Shape } from './measures.ts';
import { cloud, disc } from './outline.ts';

/** A person, by what is not worn: they are known again by it. */
export interface Look {
  face: keyof typeof faces;
  mouth?: keyof typeof mouths;
  brows: 'fine' | 'full';
  /** Which skin, hair, cloth and cut. */
  skin: number;
  hair: number;
  cloth: number;
  cut: number;
  /** Hair behind the head, and before it: closed, so that no gap is seen between hair and skin. */
  back?: readonly string[];
  front: readonly string[];
  /** Hair hangs over the ears. */
  covered?: true;
  /** Where hair lies two ways. */
  parted?: string;
  /** What age has drawn. */
  lines?: string;
  /** Pairs of curves between which hair is combed. */
  combed?: readonly (readonly [string, string])[];
  /** Hair that is tied: its middle and radius. */
  tied?: readonly (readonly [number, number, number])[];
  /** What a spiral of curls leaves free. */
  curled?: string;
  /** What is worn on the head, and which of it is knitted. */
  head?: readonly Shape[];
  knitted?: string;
}

/** Hair that is drawn back, from the temple behind the ear to the neck and up to the back of the head. */
const nape =
  'C394 424 388 444 376 438C360 450 348 480 352 510C354 540 360 566 370 600L364 632C296 606 236 520 238 396';

const cap = 'M244 372C226 220 320 96 460 94C596 92 672 200 672 300L650 330C560 290 400 300 286 390Z';

export const looks: readonly Look[] = [
  // Swept up to one side.
  {
    face: 'square',
    mouth: 'smile',
    brows: 'full',
    skin: 0,
    hair: 1,
    cloth: 1,
    cut: 2,
    front: [
      'M412 296C402 340 400 380 394 412C388 444 380 446 374 436C360 450 348 480 352 510C354 540 358 560 366 582C308 572 264 528 250 470C238 420 240 370 252 326C262 290 286 262 330 236Z',
      'M652 326C648 300 636 284 616 274C560 300 480 306 414 300C376 300 336 280 304 250C322 196 380 150 450 136C500 96 590 70 660 104C716 132 722 186 700 226C690 262 672 300 652 326Z',
    ],
    combed: [
      ['M640 296C720 150 540 60 330 240', 'M616 288C560 300 460 304 380 270'],
      ['M394 330C388 360 388 390 384 420', 'M300 290C262 360 262 440 310 550'],
    ],
    parted: 'M300 248C336 284 376 300 414 300',
  },
  // Curls, and a band.
  {
    face: 'round',
    mouth: 'laugh',
    brows: 'fine',
    skin: 2,
    hair: 0,
    cloth: 0,
    cut: 0,
    back: [cloud(440, 330, 274, 17)],
    front: [
      'M650 270C560 196 380 220 284 390C250 250 330 150 470 150C570 150 640 190 650 270Z',
      'M364 430C350 500 352 580 366 640C312 630 270 580 250 500L270 380Z',
    ],
    curled: 'M284 392C380 216 560 190 652 262L680 720L352 720L314 500Z',
    head: [
      {
        paint: 'trim',
        d: 'M646 330C600 262 450 264 384 436C360 408 326 416 306 446C290 430 282 412 280 396C380 216 560 190 650 262C654 290 652 316 646 330Z',
      },
    ],
  },
  // A cap, and a full beard.
  {
    face: 'square',
    mouth: 'low',
    brows: 'full',
    skin: 1,
    hair: 0,
    cloth: 1,
    cut: 0,
    front: [
      'M392 370C394 420 390 450 376 438C360 450 348 480 352 510C354 540 358 566 364 612C290 590 236 500 240 370Z',
      'M360 500C374 530 396 548 420 556C446 562 478 566 500 590C520 578 550 568 568 580C582 572 606 580 616 596C630 580 642 560 651 540C651 610 646 662 624 712C606 748 574 768 534 766C480 764 420 736 372 676C352 640 350 570 360 500Z',
    ],
    combed: [['M366 530C380 640 440 730 540 752', 'M440 576C470 640 520 700 610 690']],
    head: [
      { paint: 'trim', d: cap },
      {
        paint: 'cloth',
        d: 'M232 366C360 250 560 228 672 280C688 294 686 336 668 346C560 304 400 318 280 410C252 418 228 396 232 366Z',
      },
    ],
    knitted: cap,
  },
  // Tied on top.
  {
    face: 'soft',
    mouth: 'lips',
    brows: 'fine',
    skin: 0,
    hair: 0,
    cloth: 0,
    cut: 0,
    back: [disc(378, 108, 88)],
    front: [
      `M642 350C640 304 612 262 570 250C510 262 440 306 410 364C402 384 398 396 394 410${nape}C232 246 330 130 470 128C590 126 662 210 662 300C662 326 652 344 642 350Z`,
    ],
    combed: [['M642 300C600 220 430 210 378 426', 'M640 220C540 90 220 110 268 500']],
    tied: [[378, 108, 84]],
  },
  // Long.
  {
    face: 'soft',
    mouth: 'lips',
    brows: 'fine',
    skin: 0,
    hair: 2,
    cloth: 0,
    cut: 1,
    covered: true,
    back: [
      'M250 360C230 210 350 108 490 112C620 116 690 220 684 350C682 450 720 540 736 640C750 740 730 800 690 850C640 860 600 840 570 800L340 820C290 880 220 900 150 870C120 800 170 740 200 660C236 570 262 480 250 360Z',
    ],
    front: [
      'M648 346C640 290 604 246 556 226C500 270 430 320 400 420C380 500 390 580 356 660C334 740 344 820 300 900C244 930 160 910 128 860C120 800 180 740 206 650C236 560 256 470 250 360C240 210 350 108 490 112C620 116 690 220 686 350C686 420 700 470 708 520C690 500 656 420 648 346Z',
    ],
    combed: [
      ['M550 210C390 280 370 560 316 880', 'M480 120C200 160 270 500 150 850'],
      ['M566 220C640 250 670 350 690 470', 'M520 125C660 130 680 260 680 340'],
    ],
  },
  // In two knots.
  {
    face: 'round',
    mouth: 'lips',
    brows: 'fine',
    skin: 1,
    hair: 0,
    cloth: 2,
    cut: 2,
    back: [disc(292, 150, 88), disc(604, 112, 78)],
    front: [
      `M650 336C636 290 596 250 540 226C480 250 420 320 396 410${nape}C236 240 340 132 478 130C600 128 664 214 664 300C664 322 658 336 650 336Z`,
    ],
    combed: [
      ['M534 240C470 270 400 320 380 424', 'M500 146C340 130 240 240 268 500'],
      ['M556 226C600 246 630 280 648 320', 'M540 150C610 160 650 210 656 280'],
    ],
    tied: [
      [292, 150, 84],
      [604, 112, 74],
    ],
  },
  // Bald, with a moustache.
  {
    face: 'bald',
    mouth: 'below',
    brows: 'full',
    skin: 1,
    hair: 1,
    cloth: 2,
    cut: 2,
    front: [
      'M398 396C400 440 390 452 376 438C360 450 348 480 352 510C354 540 360 566 370 606C280 584 230 480 242 372C262 336 300 330 334 340C372 350 394 366 398 396Z',
      'M578 566C548 558 508 572 488 606C478 624 474 640 474 656C506 640 546 636 582 640C608 636 634 640 652 648C654 622 640 592 616 572C604 562 590 561 578 566Z',
    ],
    lines: 'M440 440L422 430M438 456L418 456M442 472L424 480',
    combed: [['M380 390C330 370 320 400 300 560', 'M300 352C260 370 250 440 286 530']],
  },
  // A bob with a straight fringe.
  {
    face: 'soft',
    mouth: 'lips',
    brows: 'fine',
    skin: 0,
    hair: 0,
    cloth: 1,
    cut: 0,
    covered: true,
    back: [
      'M236 400C220 230 340 112 478 112C606 112 684 210 690 340C696 460 700 560 684 652C650 668 610 664 590 650L330 690C290 700 250 690 222 668C236 590 244 500 236 400Z',
    ],
    front: [
      'M654 376L404 380C396 470 404 580 384 690C340 712 270 706 222 668C236 590 244 500 236 400C220 230 340 112 478 112C606 112 684 210 690 340L684 430C672 420 660 400 654 376Z',
    ],
    combed: [
      ['M480 132C580 140 664 240 664 366', 'M444 140C434 200 432 300 432 366'],
      ['M408 160C386 260 384 450 364 690', 'M380 140C256 200 262 450 240 660'],
    ],
  },
];
