'use client';

import type { ReactNode } from 'react';
import { Image, type MediaImage } from '../../media/device-frame/image.tsx';
import {
  type ButtonFilterChoice,
  FilterBar,
  type FilterBarProps,
} from '../../primitives/filter-bar/index.ts';

export interface FilmstripChoice extends Omit<ButtonFilterChoice, 'href' | 'picture'> {
  /** A part of a screen of theirs at its own size. It is decoration: the name says who they are. */
  picture?: Pick<MediaImage, 'src' | 'srcSet' | 'sources' | 'width' | 'height' | 'color'>;
  /** What of the picture a narrow choice shows: an `object-position`. Default: its middle, from its top. */
  position?: string | undefined;
  /** The company's Wordmark, in place of the name. */
  mark?: ReactNode;
}

export interface ProjectFilmstripProps
  extends Pick<FilterBarProps, 'label' | 'value' | 'result' | 'className' | 'id' | 'ref'> {
  /** First the one for everything, without a picture. */
  choices: readonly FilmstripChoice[];
  /** The value of the choice that was made. */
  onValueChange: (value: string) => void;
  /** The parameter of the address that holds the choice: with it the buttons work before scripts run. */
  name?: string;
  /** So many pictures load at once; the others when they come near. Default 3. */
  eager?: number;
}

/** It has its own size all the same: it is not scaled. */
const asWideAsItsPlace = { width: '100%', height: '100%', objectFit: 'none' } as const;

/** Projects as a strip of details at their own size, one for each company: the strip is the filter of the list below it. */
export function ProjectFilmstrip({ choices, eager = 3, name, ...rest }: ProjectFilmstripProps) {
  const first = choices.findIndex(({ picture }) => picture !== undefined);
  return (
    <FilterBar
      look="pictures"
      showLabel
      choices={choices.map(({ picture, position, ...choice }, i) => ({
        ...choice,
        ...(picture && {
          picture: (
            <Image
              image={picture}
              alt=""
              loading={i - first < eager ? 'eager' : 'lazy'}
              style={position === undefined ? {} : { ...asWideAsItsPlace, objectPosition: position }}
            />
          ),
        }),
      }))}
      {...(name !== undefined && { name })}
      {...rest}
    />
  );
}
