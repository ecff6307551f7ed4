'use client';

import { cva } from 'class-variance-authority';
import type { CSSProperties, ReactNode } from 'react';
import type { ButtonFilterChoice, LinkedFilterChoice } from './filter-item.tsx';

/*
 * In the row's own colour, which the style of its picture may name. Wide containers hold all of them, each as wide as its
 * share; in narrow ones the row scrolls. Both ends run into the edges of the window.
 */
export const pictureItemVariants = cva(
  'lali:group/choice lali:relative lali:flex lali:w-full lali:min-w-0 lali:cursor-pointer lali:select-none lali:flex-col lali:overflow-clip lali:text-start lali:no-underline lali:outline-none lali:after:absolute lali:after:inset-0 lali:after:z-10 lali:focus-visible:after:focus-ring-inset-shown lali:[-webkit-tap-highlight-color:transparent]',
  {
    variants: {
      chosen: {
        true: 'lali:surface-inverse lali:bg-[color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_78%,#06110e)] lali:forced-colors:outline-3 lali:forced-colors:-outline-offset-3 lali:forced-colors:outline-[Highlight]',
        false:
          'lali:bg-[light-dark(color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_22%,var(--lali-color-page)),color-mix(in_oklab,var(--lali-project-tint,var(--lali-color-accent-solid))_34%,var(--lali-color-page)))] lali:text-text lali:forced-colors:border lali:forced-colors:border-[ButtonBorder]',
      },
    },
  },
);

const rowVariants = cva(
  'lali:flex lali:gap-1.5 lali:overflow-x-auto lali:overscroll-x-contain lali:scroll-px-40 lali:[scrollbar-width:none] lali:[&::-webkit-scrollbar]:hidden lali:@7xl:overflow-x-clip lali:print:flex-wrap',
);

const placeVariants = cva(
  'lali:flex lali:w-[calc(var(--lali-share)*1rem)] lali:shrink-0 lali:transition-[flex-grow,width] lali:duration-calm lali:motion-reduce:transition-none lali:@7xl:w-auto lali:@7xl:min-w-0 lali:@7xl:shrink lali:@7xl:basis-0 lali:@7xl:grow-(--lali-share)',
);

/** How wide they are, by their place: no two beside each other are equal. */
const shares = [12, 8, 7, 11, 10, 8, 13, 8, 10];

/** How wide the chosen one is. */
const chosenShare = 22;

type Choice = ButtonFilterChoice | LinkedFilterChoice;

interface PictureRowProps {
  choices: readonly Choice[];
  value: string;
  children: (choice: Choice) => ReactNode;
}

/** Choices as pictures, side by side: the chosen one is pushed forward by its width. */
export function PictureRow({ choices, value, children }: PictureRowProps) {
  return (
    <ul className={rowVariants()}>
      {choices.map((choice, i) => {
        const chosen = choice.value === value;
        const place = {
          '--lali-share': chosen ? chosenShare : shares[i % shares.length],
          ...(choice.tint && { '--lali-project-tint': choice.tint }),
        };
        return (
          <li key={choice.value} className={placeVariants()} style={place as CSSProperties}>
            {children(choice)}
          </li>
        );
      })}
    </ul>
  );
}
