'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { BeforeAfter } from '../../media/before-after/index.ts';
import { Image, type MediaImage, requireAlt } from '../../media/device-frame/image.tsx';
import { Sketch, type SketchMark } from '../../media/sketch/index.ts';
import type { CaseScreen } from './case-cover.tsx';
import type { ScreenPart } from './case-details.tsx';
import { caseComparisonVariants, caseCutVariants, caseMiddleVariants } from './case-story.variants.ts';

export interface CaseComparisonProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section, and the name of its slider: 'Before and after'. */
  title: string;
  /** What was there before: a sketch in the proportions of the screen, 195 units wide for a phone, 360 for a desktop. */
  before: { text: string; marks: readonly SketchMark[]; href?: string | undefined };
  /** What is there now. */
  after: CaseScreen;
  /** What of both a narrow container shows, in pixels of the image. Default: the whole. */
  compared?: ScreenPart | undefined;
  /** The words below the screen: 'After'. */
  afterLabel: string;
  /** Main colour of the product (any CSS colour). Default: the accent of the page. */
  tint?: string;
}

const units = { phone: 195, desktop: 360 };

const sizes = {
  phone: '(width >= 80rem) 720px, (width >= 64rem) 56vw, 320px',
  desktop: '(width >= 64rem) 960px, 92vw',
};

/** A sketch of what was there before under the screen that came of it, and a line to move between them. */
export function CaseComparison({
  title,
  before,
  after: { device, image },
  afterLabel,
  compared,
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
              <Cut device={device} image={image} part={compared}>
                <Sketch
                  marks={before.marks}
                  href={before.href}
                  width={width}
                  height={Math.round((width * image.height) / image.width)}
                  label={before.text}
                  className="lali:h-auto lali:w-full"
                />
              </Cut>
            }
            after={
              <Cut device={device} image={image} part={compared}>
                <Image
                  image={image.srcSet ? { ...image, sizes: sizesOf(device, image, compared) } : image}
                  alt={image.alt}
                  loading="lazy"
                  decoding="async"
                  className="lali:block lali:h-auto lali:w-full"
                />
              </Cut>
            }
          />
        </div>
      </div>
    </section>
  );
}

/** On a phone the part is about three quarters of the window wide. */
function sizesOf(device: CaseScreen['device'], { width }: MediaImage, part: ScreenPart | undefined): string {
  if (part === undefined) return sizes[device];
  return `(width < 34rem) ${Math.round((width / part.width) * 76)}vw, ${sizes[device]}`;
}

interface CutProps {
  device: CaseScreen['device'];
  image: MediaImage;
  part: ScreenPart | undefined;
  children: ReactNode;
}

/** In a narrow container only the part, as wide as its parent; of a phone in a wide one its middle; else the whole. */
function Cut({ device, image, part, children }: CutProps) {
  const middle = device === 'phone' ? caseMiddleVariants() : undefined;
  if (part === undefined && middle === undefined) return children;
  const place = part && {
    '--lali-part-ratio': `${part.width}/${part.height}`,
    '--lali-part-width': `${(image.width / part.width) * 100}%`,
    '--lali-part-shift': `${(-part.x / image.width) * 100}% ${(-part.y / image.height) * 100}%`,
  };
  return (
    <div dir="ltr" className={cx(part && caseCutVariants(), middle)} style={place as CSSProperties}>
      <div>{children}</div>
    </div>
  );
}
