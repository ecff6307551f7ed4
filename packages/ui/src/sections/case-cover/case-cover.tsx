'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { coverArrow, coverLink } from '../../internal/cover-link.ts';
import { type Device, DeviceFrame, type MediaImage } from '../../media/device-frame/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import {
  caseCoverDeviceVariants,
  caseCoverLayoutVariants,
  caseCoverScreenVariants,
  caseCoverVariants,
  caseCoverWordsVariants,
} from './case-cover.variants.ts';

/** One screen of a project, and the device that it is for. */
export interface CaseScreen {
  image: MediaImage;
  device: Device;
}

export interface CaseCoverProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The project: 'Airline seat selection'. */
  title: string;
  /** 1 where it opens the page of its project, 2 where it leads to another one. Default 1. */
  headingLevel?: 1 | 2;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** For whom, when, in which role: in one line below the title. Default none. */
  facts?: readonly string[];
  /** The one number that proves it, below the facts. Default none. */
  proof?: { value: string; label: string } | undefined;
  /** One screen at its own size, cut by the edges of the cover. Without one the words have it to themselves. */
  screen?: CaseScreen;
  /** `eager` for a cover that is in view when the page opens. Default `lazy`. */
  loading?: 'lazy' | 'eager';
  /** Main colour of the product (any CSS colour), of medium lightness. Default: the accent of the page. */
  tint?: string;
  /** Above the title, such as a BackLink. Default none. */
  back?: ReactNode;
  /** Another project's page: the title becomes the link, the whole cover its target. */
  href?: string;
}

/* Whatever stands on the project's own colour is white: secondary text, links, and the inner line of focus rings. */
const onTint = { '--lali-surface-soft': 'currentColor', '--lali-surface-signal': 'currentColor' };

/** How wide the screen is, for a browser that chooses a file by it. */
const sizes = {
  phone: '(width >= 56rem) 390px, 304px',
  desktop: '(width >= 56rem) 1440px, 640px',
};

/** A project as a book has its cover: the title on its own colour, and one screen at its own size. A band. */
export function CaseCover({
  title,
  headingLevel = 1,
  lead,
  facts = [],
  proof,
  screen,
  loading = 'lazy',
  tint,
  back,
  href,
  className,
  style,
  ...rest
}: CaseCoverProps) {
  const headingId = useId();
  const Anchor = useLinkComponent();
  const Title = `h${headingLevel}` as const;
  const device = screen?.device ?? 'none';
  return (
    <section
      aria-labelledby={headingId}
      data-band=""
      data-theme="dark"
      data-device={device}
      className={cx(caseCoverVariants(), className)}
      style={{ ...onTint, ...(tint && { '--lali-project-tint': tint }), ...style } as CSSProperties}
      {...rest}
    >
      <div className={caseCoverLayoutVariants()}>
        <div data-part="words" className={caseCoverWordsVariants({ device })}>
          {back ? <div className="lali:mb-8 lali:@4xl:mb-12">{back}</div> : null}
          {/* The title stands at the foot, as on a book. */}
          <div className="lali:@4xl:mt-auto">
            <Title id={headingId} className="lali:type-title lali:text-balance lali:wrap-anywhere">
              {href === undefined ? (
                title
              ) : (
                <Anchor href={href} className={coverLink}>
                  {title}
                  <ArrowIcon {...coverArrow} />
                </Anchor>
              )}
            </Title>
            {facts.length > 0 ? (
              <p
                data-part="facts"
                className="lali:mt-5 lali:flex lali:flex-wrap lali:gap-x-6 lali:gap-y-1 lali:font-semibold lali:wrap-anywhere"
              >
                {facts.map((fact) => (
                  <span key={fact} className="lali:min-w-0">
                    {fact}{' '}
                  </span>
                ))}
              </p>
            ) : null}
            {lead ? (
              <p className="lali:type-lead lali:mt-5 lali:max-w-[27em] lali:wrap-anywhere">{lead}</p>
            ) : null}
            {proof ? (
              <p
                data-part="proof"
                className="lali:mt-7 lali:flex lali:flex-wrap lali:items-end lali:gap-x-4 lali:gap-y-1"
              >
                <strong className="lali:font-display lali:text-[clamp(4rem,9.6cqi,8rem)] lali:leading-[0.86] lali:font-[640]">
                  {/* A sign stays with its number. */}
                  {proof.value.replaceAll(' ', '\u00a0')}
                </strong>{' '}
                <span className="lali:type-lead lali:min-w-0 lali:wrap-anywhere">{proof.label}</span>
              </p>
            ) : null}
          </div>
        </div>
        {screen ? (
          <div data-part="screen" className={caseCoverScreenVariants({ device: screen.device })}>
            <div className={caseCoverDeviceVariants({ device: screen.device })}>
              <DeviceFrame
                device={screen.device}
                image={screen.image.srcSet ? { ...screen.image, sizes: sizes[screen.device] } : screen.image}
                loading={loading}
              />
            </div>
          </div>
        ) : null}
      </div>
    </section>
  );
}
