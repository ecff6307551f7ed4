'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import { DeviceFrame } from '../../media/device-frame/index.ts';
import { Sketch, type SketchMark } from '../../media/sketch/index.ts';
import type { CaseScreen } from './case-cover.tsx';
import {
  caseDetailDeviceVariants,
  caseDetailPanelVariants,
  caseDetailTextVariants,
  caseDetailVariants,
  caseDetailWordsVariants,
} from './case-cover.variants.ts';

/** A variant that was not taken: a sketch of 320 × 220 units, and what it was in one sentence. */
export interface TriedVariant {
  text: string;
  marks: readonly SketchMark[];
  /** A file with the pencil lines of the sketch, drawn with its number as the seed: see Sketch. */
  href?: string | undefined;
}

export interface CaseDetail extends CaseScreen {
  /** What was decided, in one sentence. */
  text: string;
  /** What was tried before and struck out. Default none. */
  tried?: TriedVariant;
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
            {items.map(({ text, image, device, tried }, i) => {
              const side = i % 2 === 0 ? 'start' : 'end';
              return (
                <li key={text} data-side={side} className={caseDetailVariants()}>
                  <div data-part="panel" className={caseDetailPanelVariants({ side, device })}>
                    <div className={caseDetailDeviceVariants({ device })}>
                      <DeviceFrame
                        device={device}
                        image={image.srcSet ? { ...image, sizes: sizes[device] } : image}
                      />
                    </div>
                  </div>
                  <div data-part="words" className={caseDetailWordsVariants({ side })}>
                    <p className={caseDetailTextVariants()}>{text}</p>
                    {tried ? (
                      <figure data-part="tried" className="lali:max-w-[22rem]">
                        <Sketch
                          marks={tried.marks}
                          href={tried.href}
                          seed={i + 1}
                          struck
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
