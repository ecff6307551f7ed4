import type { Shape } from './measures.ts';

/** A bust: its shoulders slope, and end within the frame that cuts it. */
const shoulders = 'M-60 1210C-20 1010 70 905 190 862C262 836 310 824 334 792';
const far = 'C600 826 640 838 696 856C800 890 880 1000 905 1210';

/** The far arm, which has no light. */
export const arm = `M640 836C660 843 680 850 696 856${far.slice(far.indexOf('C800'))}L790 1210C770 1060 720 930 640 836Z`;

export interface Cut {
  body: string;
  more: readonly Shape[];
}

export const round = `${shoulders}C370 900 530 910 576 796${far}Z`;

/** The cut of the clothes at the neck. */
export const cuts: readonly Cut[] = [
  // A rolled collar.
  {
    body: `${shoulders}C390 862 520 872 576 796${far}Z`,
    more: [
      {
        paint: 'fold',
        d: 'M340 726C340 714 350 712 357 718C412 776 492 786 548 740C555 735 562 738 564 746L581 822C520 880 400 876 325 826Z',
      },
      { paint: 'cloth', width: 8, d: 'M340 784C404 836 500 842 566 794' },
    ],
  },
  // Round.
  {
    body: round,
    more: [{ paint: 'fold', width: 28, d: 'M336 796C372 896 528 906 574 800' }],
  },
  // A shirt.
  {
    body: `${shoulders}L470 940L576 796${far}Z`,
    more: [
      { paint: 'light', d: 'M342 742C370 800 420 850 478 890L400 960L312 816Z' },
      { paint: 'light', d: 'M556 752C552 800 524 850 478 890L560 950L602 814Z' },
    ],
  },
  // A jacket.
  {
    body: `${shoulders}L470 1210L576 796${far}Z`,
    more: [
      {
        paint: 'light',
        d: 'M326 780L320 880L470 1210L584 880L580 784C556 856 500 890 470 900C420 880 360 840 326 780Z',
      },
      { paint: 'fold', d: 'M330 780L262 850L330 920L300 960L470 1210Z' },
      { paint: 'fold', d: 'M576 780L640 846L592 910L620 950L470 1210L576 780Z' },
    ],
  },
];
