'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Image, type MediaImage, requireAlt } from '../device-frame/image.tsx';
import { type FigureRule, LivingFigure } from '../living-figure/index.ts';
import { articleFigureVariants, articlePictureVariants } from './article-picture.variants.ts';

/** Decoration: the title says what the article is about. */
export interface ArticleFigure {
  kind: 'figure';
  rule: FigureRule;
  /** Every seed is another figure of the same kind. */
  seed?: number;
  /** The surface under the figure. `kingfisher` and `leaf` at most once on a page. Default `page`. */
  tone?: 'page' | 'kingfisher' | 'leaf' | 'night';
}

export type ArticlePictureSource = ArticleFigure | ({ kind: 'image' } & MediaImage);

export interface ArticlePictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A figure by its rule and seed, or an image with its alternative text. */
  picture: ArticlePictureSource;
  /** `panorama` is 2 to 1 or lower, `free` as high as its place. Default `wide`, 3 to 2. */
  shape?: 'wide' | 'panorama' | 'square' | 'free';
  /** `end`: it runs on to the end of the window, and has no corners there. Default `none`. */
  bleed?: 'none' | 'end';
  /** Of something that is still to come: the figure has a few cells only. Default `false`. */
  young?: boolean;
  /** Roughly how many cells a spiral has. Default 200. */
  cells?: number;
  /** The first picture of a page loads at once, others when they come near. Default `lazy`. */
  loading?: 'eager' | 'lazy';
}

/** What stands for an article: a picture, or a figure grown from a seed. */
export function ArticlePicture({
  picture,
  shape = 'wide',
  bleed = 'none',
  young = false,
  cells = 200,
  loading = 'lazy',
  className,
  ...rest
}: ArticlePictureProps) {
  const tone = picture.kind === 'figure' ? (picture.tone ?? 'page') : 'page';
  if (picture.kind === 'image') requireAlt(picture, 'ArticlePicture');
  return (
    <div
      data-kind={picture.kind}
      data-tone={tone}
      data-shape={shape}
      data-bleed={bleed}
      data-young={young ? '' : undefined}
      className={cx(articlePictureVariants({ shape, tone, bleed }), className)}
      {...rest}
    >
      {picture.kind === 'image' ? (
        <Image
          image={picture}
          alt={picture.alt}
          loading={loading}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <span className={articleFigureVariants({ rule: picture.rule, young, shape })}>
          <Grown figure={picture} young={young} cells={cells} />
        </span>
      )}
    </div>
  );
}

function Grown({
  figure: { rule, seed, tone },
  young,
  cells,
}: { figure: ArticleFigure } & Required<Pick<ArticlePictureProps, 'young' | 'cells'>>) {
  const own = { ...(seed === undefined ? {} : { seed }), ...(tone === undefined ? {} : { tone }) };
  switch (rule) {
    case 'branching':
      return (
        <LivingFigure rule="branching" tips={young ? 5 : 9} preserveAspectRatio="xMinYMid meet" {...own} />
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
