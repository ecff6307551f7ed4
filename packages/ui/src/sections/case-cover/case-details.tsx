'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import { Image, requireAlt } from '../../media/device-frame/image.tsx';
import { DeviceFrame, type MediaImage } from '../../media/device-frame/index.ts';
import { Sketch, type SketchMark } from '../../media/sketch/index.ts';
import type { CaseScreen } from './case-cover.tsx';
import {
  caseDetailDeviceVariants,
  caseDetailPanelVariants,
  caseDetailTextVariants,
  caseDetailVariants,
  caseDetailWordsVariants,
} from './case-story.variants.ts';

/** A variant that was not taken: a sketch of 320 × 220 units, and what it was in one sentence. */
export interface TriedVariant {
  text: string;
  marks: readonly SketchMark[];
  /** A file with the pencil lines of the sketch, drawn with its number as the seed: see Sketch. */
  href?: string | undefined;
  /** Where it is crossed out, as `struck` of Sketch: over what is drawn, and over no note. Default around the middle. */
  crossed?: readonly [x: number, y: number, width: number, height: number] | undefined;
}

export interface CaseDetail extends CaseScreen {
  /** What was decided, in one sentence. */
  text: string;
  /**
   * The part of the screen that it is about, in pixels of the image: it fills the panel, without the device. 780 × 544
   * of a phone at two pixels to one are twice its size in a panel of 800 pixels. Default: the screen from its top.
   */
  part?: ScreenPart | undefined;
  /** What was tried before and struck out. Default none. */
  tried?: TriedVariant;
}

export interface ScreenPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CaseDetailsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** Three stand best. None leaves the heading. */
  items: readonly CaseDetail[];
  /** Main colour of the product (any CSS colour). Default: the accent of the page. */
  tint?: string;
}

const sizes = {
  phone: '(width >= 42rem) 400px, 260px',
  desktop: '(width >= 42rem) 1130px, 72vw',
};

const panel = { wide: 803, narrow: 92 };

/** What was decided, each sentence beside the screen that shows it, large and cut by its panel. */
export function CaseDetails({ title, items, tint, className, style, ...rest }: CaseDetailsProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={cx('lali:@container', className)}
      style={{ ...(tint && { '--lali-project-tint': tint }), ...style } as CSSProperties}
      {...rest}
    >
      <div className="lali:container-page">
        <h2 id={headingId} className="lali:type-heading lali:wrap-anywhere">
          {title}
        </h2>
        {items.length > 0 ? (
          <ol className="lali:mt-8 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-y-14 lali:[list-style-type:''] lali:@4xl:mt-12 lali:@4xl:gap-y-16">
            {items.map(({ text, image, device, part, tried }, i) => {
              const side = i % 2 === 0 ? 'start' : 'end';
              return (
                <li key={text} data-side={side} className={caseDetailVariants()}>
                  {part ? (
                    <div
                      data-part="panel"
                      // A picture is not mirrored, and its part is counted from its left.
                      dir="ltr"
                      className={caseDetailPanelVariants({ side, device: 'none' })}
                      style={{ aspectRatio: `${part.width}/${part.height}` }}
                    >
                      <Part image={image} part={part} />
                    </div>
                  ) : (
                    <div data-part="panel" className={caseDetailPanelVariants({ side, device })}>
                      <div className={caseDetailDeviceVariants({ device })}>
                        <DeviceFrame
                          device={device}
                          image={image.srcSet ? { ...image, sizes: sizes[device] } : image}
                        />
                      </div>
                    </div>
                  )}
                  <div data-part="words" className={caseDetailWordsVariants({ side })}>
                    <p className={caseDetailTextVariants()}>{text}</p>
                    {tried ? (
                      <figure data-part="tried" className="lali:max-w-[22rem]">
                        <Sketch
                          marks={tried.marks}
                          href={tried.href}
                          seed={i + 1}
                          struck={tried.crossed ?? true}
                          noteSize={12}
                          className="lali:rounded-control"
                        />
                        <figcaption className="lali:mt-2 lali:type-small lali:text-text-soft lali:wrap-anywhere">
                          {tried.text}
                        </figcaption>
                      </figure>
                    ) : null}
                  </div>
                </li>
              );
            })}
          </ol>
        ) : null}
      </div>
    </section>
  );
}

/** A part of a screen, as wide as its panel. */
function Part({ image, part }: { image: MediaImage; part: ScreenPart }) {
  requireAlt(image, 'CaseDetails');
  const larger = image.width / part.width;
  const sizes = `(width >= 64rem) ${Math.round(panel.wide * larger)}px, ${Math.round(panel.narrow * larger)}vw`;
  return (
    <Image
      image={image.srcSet ? { ...image, sizes } : image}
      alt={image.alt}
      loading="lazy"
      decoding="async"
      className="lali:absolute lali:h-auto lali:max-w-none"
      style={{
        width: `${larger * 100}%`,
        insetInlineStart: `${(-part.x / part.width) * 100}%`,
        top: `${(-part.y / part.height) * 100}%`,
      }}
    />
  );
}
