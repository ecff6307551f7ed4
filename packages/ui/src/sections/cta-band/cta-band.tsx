'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FigureRule, type FigureTone, LivingFigure } from '../../media/living-figure/index.ts';
import { Button, type ButtonLook } from '../../primitives/button/index.ts';
import { type ContactRow, ContactRows } from '../../primitives/contact-rows/index.ts';
import { ctaBandVariants, ctaBodyVariants, ctaFigureVariants } from './cta-band.variants.ts';

export interface CtaAction {
  href: string;
  /** Names the result: 'Book Discovery Call'. */
  label: string;
}

export type CtaTone = 'night' | 'kingfisher' | 'leaf' | 'raised';

export interface CtaBandProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /**
   * The surface of the band. `kingfisher` and `leaf` are saturated, once on a page at the most; `night` is dark in both
   * themes; `raised` is a quiet card. Default `night`.
   */
  tone?: CtaTone;
  /** One sentence that asks for the next step. */
  title: string;
  /** One or two sentences. */
  text?: ReactNode;
  /** The first is what the band is for, the second the way for those who are not ready. */
  actions: readonly [CtaAction, CtaAction?];
  /** Ways past the form. Beside the words where there is no figure, else below them. None leaves no room. */
  contacts?: readonly ContactRow[];
  /** Cut by the edge of the band, but for strands and veins, which stay whole; no word comes near it. Default: none. */
  figure?: FigureRule;
  /** Another figure of the same kind. */
  seed?: number;
}

const looks = {
  night: ['pollen', 'outline'],
  kingfisher: ['on-accent', 'outline'],
  leaf: ['pollen', 'outline'],
  raised: ['primary', 'outline'],
} satisfies Record<CtaTone, [ButtonLook['variant'], ButtonLook['variant']]>;

/** Where a page asks for something: a filled band with one sentence, one or two actions, and the direct ways. */
export function CtaBand({
  tone = 'night',
  title,
  text,
  actions: [first, second],
  contacts = [],
  figure,
  seed,
  className,
  ...rest
}: CtaBandProps) {
  const headingId = useId();
  const direct = contacts.length > 0;
  const [main, other] = looks[tone];
  return (
    <section
      aria-labelledby={headingId}
      data-tone={tone}
      data-figure={figure ?? 'none'}
      className={cx('@container', className)}
      {...rest}
    >
      <div className="container-page">
        <div data-part="band" className={ctaBandVariants({ tone })}>
          <div
            data-part="body"
            className={ctaBodyVariants({
              figure: figure ?? 'none',
              columns: direct && !figure ? 'two' : 'one',
            })}
          >
            <div className="min-w-0">
              <h2 id={headingId} className="type-heading max-w-[14em] wrap-anywhere">
                {title}
              </h2>
              {text ? (
                <p className="type-lead mt-5 max-w-[27em] text-soft wrap-anywhere @3xl:mt-6">{text}</p>
              ) : null}
              <div className="mt-8 flex flex-wrap gap-3 @3xl:mt-10">
                <Button href={first.href} variant={main}>
                  {first.label}
                </Button>
                {second ? (
                  <Button href={second.href} variant={other}>
                    {second.label}
                  </Button>
                ) : null}
              </div>
            </div>
            {direct ? <ContactRows rows={contacts} className={figure ? 'mt-10 @3xl:mt-14' : ''} /> : null}
          </div>
          {figure ? (
            <div data-part="figure" className={ctaFigureVariants({ figure })}>
              <Figure rule={figure} tone={tone === 'raised' ? 'page' : tone} seed={seed} />
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}

interface FigureProps {
  rule: NonNullable<CtaBandProps['figure']>;
  tone: FigureTone;
  seed: number | undefined;
}

function Figure({ rule, tone, seed }: FigureProps) {
  const look = seed === undefined ? { tone } : { tone, seed };
  if (rule === 'branching') return <LivingFigure rule="branching" tips={9} {...look} />;
  if (rule === 'phyllotaxis') return <LivingFigure cells={240} parts={3} {...look} />;
  return <LivingFigure rule={rule} {...look} />;
}
