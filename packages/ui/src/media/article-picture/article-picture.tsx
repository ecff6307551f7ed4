'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { type FormerSurface, inRole } from '../../internal/former-names.ts';
import { Image, type MediaImage, requireAlt } from '../device-frame/image.tsx';
import { type FigureRule, LivingFigure } from '../living-figure/index.ts';

/* `clip` and no border: the figure leaves its frame as a plant leaves its pot. On the page the frame parts by tone. */
const articlePictureVariants = cva('lali:relative lali:isolate lali:block lali:min-w-0', {
  variants: {
    frame: { surface: 'lali:overflow-clip', none: '' },
    shape: {
      wide: 'lali:aspect-[3/2]',
      panorama: 'lali:aspect-[2/1]',
      square: 'lali:aspect-square',
      free: '',
    },
    tone: {
      page: 'lali:surface-raised',
      primary: 'lali:surface-primary',
      secondary: 'lali:surface-secondary',
      inverse: 'lali:surface-inverse',
    },
    bleed: { none: '', end: '' },
  },
  compoundVariants: [
    { frame: 'surface', bleed: 'none', shape: ['wide', 'panorama', 'square'], class: 'lali:rounded-card' },
    // Small and in a list: the corners of a card would cut what is drawn.
    {
      frame: 'surface',
      bleed: 'none',
      shape: 'free',
      class: 'lali:rounded-[min(var(--lali-radius-control),1rem)]',
    },
    { frame: 'surface', bleed: 'end', class: 'lali:rounded-s-card' },
  ],
});

/* On the ground around it a figure is whole, whatever its shape: nothing is there that could cut it. */
const bareFigureVariants = cva('lali:absolute lali:inset-0 lali:flex lali:*:size-full', {
  variants: {
    rule: {
      phyllotaxis: '',
      branching: 'lali:-scale-x-100 lali:rtl:scale-x-100',
      strands: 'lali:rtl:-scale-x-100',
      tessellation: 'lali:rtl:-scale-x-100',
      venation: 'lali:rtl:-scale-x-100',
    },
  },
});

/* A root enters from the start and keeps its tips, the others stay whole. */
const articleFigureVariants = cva('lali:absolute lali:inset-0 lali:flex', {
  variants: {
    rule: {
      phyllotaxis: 'lali:items-center',
      branching: 'lali:items-end lali:pe-[8%] lali:*:size-full lali:rtl:-scale-x-100',
      strands: 'lali:items-center lali:*:size-full lali:rtl:-scale-x-100',
      tessellation: 'lali:items-center lali:*:size-full lali:rtl:-scale-x-100',
      venation: 'lali:items-center lali:*:size-full lali:rtl:-scale-x-100',
    },
    young: { true: '', false: '' },
    shape: { wide: '', panorama: '', square: '', free: '' },
  },
  compoundVariants: [
    { rule: 'branching', shape: ['wide', 'square', 'free'], class: 'lali:py-[6%]' },
    {
      rule: ['phyllotaxis', 'strands', 'tessellation', 'venation'],
      shape: ['wide', 'square', 'free'],
      class: 'lali:p-[5%]',
    },
    // Low: every height is of use.
    { shape: 'panorama', class: 'lali:py-[3%]' },
    { rule: 'phyllotaxis', young: false, class: 'lali:*:size-full' },
    { rule: 'phyllotaxis', young: true, class: 'lali:justify-center lali:*:w-1/2' },
    { rule: 'tessellation', young: true, class: 'lali:px-[24%]' },
    { rule: 'venation', young: true, class: 'lali:px-[26%]' },
    { rule: 'branching', young: true, class: 'lali:pe-[22%]' },
    { rule: 'strands', young: true, class: 'lali:px-[20%]' },
  ],
});

/** Decoration: the title says what the article is about. */
export interface ArticleFigure {
  kind: 'figure';
  rule: FigureRule;
  /** Every seed is another figure of the same kind. */
  seed?: number;
  /**
   * The surface under the figure. `primary` and `secondary` at most once on a page. Default `page`. `night`,
   * `kingfisher` and `leaf` are deprecated names.
   */
  tone?: 'page' | 'primary' | 'secondary' | 'inverse' | FormerSurface;
}

/** Decoration as well, but one that argues what the title says. */
export interface ArticleDrawing {
  kind: 'drawing';
  /** An SVG that is hidden from assistive technology and fills its place, best 3 to 2. */
  drawing: ReactNode;
}

export type ArticlePictureSource = ArticleFigure | ArticleDrawing | ({ kind: 'image' } & MediaImage);

export interface ArticlePictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A figure by its rule and seed, a drawing of your own, or an image with its alternative text. */
  picture: ArticlePictureSource;
  /** `panorama` is 2 to 1 or lower, `free` as high as its place. Default `wide`, 3 to 2. */
  shape?: 'wide' | 'panorama' | 'square' | 'free';
  /** `end`: it runs on to the end of the window, and has no corners there. Default `none`. */
  bleed?: 'none' | 'end';
  /**
   * `none`: a figure or drawing stands on the ground around it, whole and without a surface of its own; an image keeps its frame.
   * Default `surface`.
   */
  frame?: 'surface' | 'none';
  /** Of something that is still to come: the figure has a few cells only. Default `false`. */
  young?: boolean;
  /** Roughly how many cells a spiral has. Default 200. */
  cells?: number;
  /** The first picture of a page loads at once, others when they come near. Default `lazy`. */
  loading?: 'eager' | 'lazy';
}

/** The picture of an article: an image, a drawing of what it says, or a figure drawn from a seed. */
export function ArticlePicture({
  picture,
  shape = 'wide',
  bleed = 'none',
  frame: framed = 'surface',
  young = false,
  cells = 200,
  loading = 'lazy',
  className,
  ...rest
}: ArticlePictureProps) {
  const frame = picture.kind === 'image' ? 'surface' : framed;
  const given = inRole(picture.kind === 'figure' ? (picture.tone ?? 'page') : 'page');
  // Without its own surface it has the colours of the one around it, which is no filled one.
  const tone = frame === 'surface' || given === 'inverse' ? given : 'page';
  if (picture.kind === 'image') requireAlt(picture, 'ArticlePicture');
  return (
    <div
      data-kind={picture.kind}
      data-tone={tone}
      data-shape={shape}
      data-bleed={bleed}
      data-frame={frame}
      data-young={young ? '' : undefined}
      className={cx(
        articlePictureVariants({
          shape,
          bleed,
          frame,
          ...(frame === 'surface' && { tone }),
        }),
        className,
      )}
      {...rest}
    >
      {picture.kind === 'image' ? (
        <Image
          image={picture}
          alt={picture.alt}
          loading={loading}
          className="lali:absolute lali:inset-0 lali:size-full lali:object-cover"
        />
      ) : picture.kind === 'drawing' ? (
        // In a frame it stands on the lower edge, and keeps a distance from the others.
        <span className={cx(bareFigureVariants(), frame === 'surface' && 'lali:p-[5%] lali:pb-0')}>
          {picture.drawing}
        </span>
      ) : (
        <span
          className={
            frame === 'none'
              ? bareFigureVariants({ rule: picture.rule })
              : articleFigureVariants({ rule: picture.rule, young, shape })
          }
        >
          <Grown figure={{ ...picture, tone }} young={young} low={shape === 'panorama'} cells={cells} />
        </span>
      )}
    </div>
  );
}

function Grown({
  figure: { rule, seed, tone },
  young,
  low,
  cells,
}: { figure: ArticleFigure; low: boolean } & Required<Pick<ArticlePictureProps, 'young' | 'cells'>>) {
  const own = { ...(seed === undefined ? {} : { seed }), ...(tone === undefined ? {} : { tone }) };
  switch (rule) {
    case 'branching':
      return (
        // With fewer tips it is low and wide, too.
        <LivingFigure
          rule="branching"
          tips={young || low ? 5 : 9}
          preserveAspectRatio="xMinYMid meet"
          {...own}
        />
      );
    case 'strands':
      return <LivingFigure rule="strands" strands={young ? 3 : 5} {...own} />;
    case 'tessellation':
      return <LivingFigure rule="tessellation" {...(young && { parts: 0 })} {...own} />;
    case 'venation':
      return <LivingFigure rule="venation" {...own} />;
    default:
      return <LivingFigure cells={young ? 34 : cells} {...(young && { parts: 0 })} {...own} />;
  }
}
