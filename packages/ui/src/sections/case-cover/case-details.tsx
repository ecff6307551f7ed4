'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import { DeviceFrame } from '../../media/device-frame/index.ts';
import type { CaseScreen } from './case-cover.tsx';
import {
  caseDetailDeviceVariants,
  caseDetailPanelVariants,
  caseDetailVariants,
  caseDetailWordsVariants,
} from './case-cover.variants.ts';

export interface CaseDetail extends CaseScreen {
  /** What was decided, in one sentence. */
  text: string;
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
            {items.map(({ text, image, device }, i) => {
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
                  <p data-part="words" className={caseDetailWordsVariants({ side })}>
                    {text}
                  </p>
                </li>
              );
            })}
          </ol>
        ) : null}
      </div>
    </section>
  );
}
