'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import { BeforeAfter } from '../../media/before-after/index.ts';
import { Image, requireAlt } from '../../media/device-frame/image.tsx';
import { Sketch, type SketchMark } from '../../media/sketch/index.ts';
import type { CaseScreen } from './case-cover.tsx';
import { caseComparisonVariants } from './case-story.variants.ts';

export interface CaseComparisonProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section, and the name of its slider: 'Before and after'. */
  title: string;
  /** What was there before: a sketch in the proportions of the screen, 195 units wide for a phone, 360 for a desktop. */
  before: { text: string; marks: readonly SketchMark[]; href?: string | undefined };
  /** What is there now. */
  after: CaseScreen;
  /** The words below the screen: 'After'. */
  afterLabel: string;
  /** Main colour of the product (any CSS colour). Default: the accent of the page. */
  tint?: string;
}

const units = { phone: 195, desktop: 360 };

const sizes = { phone: '(width >= 64rem) 448px, 320px', desktop: '(width >= 64rem) 960px, 92vw' };

/** A sketch of what was there before under the screen that came of it, and a line to move between them. */
export function CaseComparison({
  title,
  before,
  after: { device, image },
  afterLabel,
  tint,
  className,
  style,
  ...rest
}: CaseComparisonProps) {
  requireAlt(image, 'CaseComparison');
  const headingId = useId();
  const width = units[device];
  return (
    <section
      aria-labelledby={headingId}
      data-device={device}
      className={cx('lali:@container', className)}
      style={{ ...(tint && { '--lali-project-tint': tint }), ...style } as CSSProperties}
      {...rest}
    >
      <div className="lali:container-page">
        <div className={caseComparisonVariants({ device })}>
          <h2 id={headingId} className="lali:type-heading lali:text-balance lali:wrap-anywhere">
            {title}
          </h2>
          <BeforeAfter
            label={title}
            beforeLabel={before.text}
            afterLabel={afterLabel}
            before={
              <Sketch
                marks={before.marks}
                href={before.href}
                width={width}
                height={Math.round((width * image.height) / image.width)}
                label={before.text}
                className="lali:h-auto lali:w-full"
              />
            }
            after={
              <Image
                image={image.srcSet ? { ...image, sizes: sizes[device] } : image}
                alt={image.alt}
                loading="lazy"
                decoding="async"
                className="lali:block lali:h-auto lali:w-full"
              />
            }
          />
        </div>
      </div>
    </section>
  );
}
