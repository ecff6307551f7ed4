'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FigureRule, type FigureTone, LivingFigure } from '../../media/living-figure/index.ts';
import { Button, type ButtonLook } from '../../primitives/button/index.ts';
import { type ContactRow, ContactRows } from '../../primitives/contact-rows/index.ts';

/* Night lies on a dark page like a card: by its tone and a line, or it would not be there. */
const ctaBandVariants = cva('relative isolate grid overflow-clip rounded-band border', {
  variants: {
    tone: {
      night:
        'surface-night border-transparent dark:border-line dark:bg-raised dark:[--surface:var(--color-raised)]',
      kingfisher: 'surface-kingfisher border-transparent',
      leaf: 'surface-leaf border-transparent',
      raised: 'surface-raised border-line',
    },
  },
});

/*
 * The text uses the space that the figure leaves: beside it from 48rem of container, otherwise above it. The figure's
 * sizes are fixed and not relative, so that this space can be calculated.
 */
const ctaBodyVariants = cva('min-w-0 px-6 pt-10 @3xl:px-10 @3xl:py-14 @[78rem]:px-16 @[78rem]:py-20', {
  variants: {
    figure: {
      none: 'pb-10',
      phyllotaxis: 'pb-[17rem] @3xl:max-w-[calc(100%-21rem)] @[78rem]:max-w-[calc(100%-29rem)]',
      branching: 'pb-[17rem] @3xl:max-w-[calc(100%-19rem)] @[78rem]:max-w-[calc(100%-28rem)]',
      strands: 'pb-[17rem] @3xl:max-w-[calc(100%-19rem)] @[78rem]:max-w-[calc(100%-28rem)]',
      tessellation: 'pb-[17rem] @3xl:max-w-[calc(100%-19rem)] @[78rem]:max-w-[calc(100%-28rem)]',
      venation: 'pb-[17rem] @3xl:max-w-[calc(100%-19rem)] @[78rem]:max-w-[calc(100%-26rem)]',
    },
    columns: {
      one: '',
      two: 'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:items-end',
    },
  },
});

/* Cut by the edge of the band; only strands end in their five squares, all in sight. */
const ctaFigureVariants = cva('pointer-events-none absolute -z-10', {
  variants: {
    figure: {
      phyllotaxis:
        'start-1/2 -bottom-[7.5rem] w-[22rem] -translate-x-1/2 rtl:translate-x-1/2 @3xl:start-auto @3xl:-end-[7rem] @3xl:bottom-auto @3xl:top-1/2 @3xl:w-[26rem] @3xl:-translate-y-1/2 @3xl:translate-x-0 @3xl:rtl:translate-x-0 @[78rem]:-end-[7.5rem] @[78rem]:w-[36rem]',
      branching:
        'end-0 bottom-8 w-[15rem] -scale-x-100 rtl:scale-x-100 @3xl:bottom-auto @3xl:top-1/2 @3xl:w-[17rem] @3xl:-translate-y-1/2 @[78rem]:w-[26rem]',
      strands:
        'end-6 bottom-9 w-[15rem] rtl:-scale-x-100 @3xl:bottom-auto @3xl:top-1/2 @3xl:end-8 @3xl:w-[16rem] @3xl:-translate-y-1/2 @[78rem]:end-16 @[78rem]:w-[24rem]',
      tessellation:
        'end-0 -bottom-4 w-[16rem] -translate-x-6 rtl:-scale-x-100 @3xl:bottom-auto @3xl:top-1/2 @3xl:-end-10 @3xl:w-[19rem] @3xl:-translate-y-1/2 @3xl:translate-x-0 @[78rem]:-end-12 @[78rem]:w-[29rem]',
      venation:
        'end-8 bottom-8 w-[13rem] rtl:-scale-x-100 @3xl:bottom-auto @3xl:top-1/2 @3xl:end-8 @3xl:w-[13rem] @3xl:-translate-y-1/2 @[78rem]:end-16 @[78rem]:w-[18rem]',
    },
  },
});

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
  /** The first is the purpose of the band, the second is for visitors who are not ready. */
  actions: readonly [CtaAction, CtaAction?];
  /**
   * Contact channels besides the form. Beside the text if there is no figure, otherwise below it. Without any, no
   * space is left.
   */
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
