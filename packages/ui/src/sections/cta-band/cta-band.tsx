'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FormerSurface, inRole } from '../../internal/former-names.ts';
import { type FigureRule, type FigureTone, LivingFigure } from '../../media/living-figure/index.ts';
import { Button, type ButtonLook } from '../../primitives/button/index.ts';
import { type ContactRow, ContactRows } from '../../primitives/contact-rows/index.ts';

/* The inverse surface lies on a dark page like a card: by its tone and a line, or it would not be there. */
const ctaBandVariants = cva('lali:overflow-clip lali:rounded-band lali:border', {
  variants: {
    tone: {
      inverse:
        'lali:border-[light-dark(transparent,var(--lali-color-line))] lali:bg-[light-dark(var(--lali-color-inverse),var(--lali-color-surface))]',
      primary: 'lali:border-transparent lali:bg-primary-solid',
      secondary: 'lali:border-transparent lali:bg-secondary-solid',
      raised: 'lali:border-line lali:bg-surface',
    },
  },
});

/* Within the band, because what is dark in both themes no longer knows the theme of the page. */
const ctaInsideVariants = cva('lali:relative lali:isolate lali:grid', {
  variants: {
    tone: {
      inverse: 'lali:surface-inverse lali:bg-transparent',
      primary: 'lali:surface-primary',
      secondary: 'lali:surface-secondary',
      raised: 'lali:surface-raised',
    },
  },
});

/*
 * The text uses the space that the figure leaves: beside it from 48rem of container, otherwise above it. The figure's
 * sizes are fixed and not relative, so that this space can be calculated.
 */
const ctaBodyVariants = cva(
  'lali:min-w-0 lali:px-6 lali:pt-8 lali:@3xl:px-10 lali:@3xl:py-14 lali:@[78rem]:px-16',
  {
    variants: {
      figure: {
        none: 'lali:pb-6',
        phyllotaxis:
          'lali:pb-[17rem] lali:@3xl:max-w-[calc(100%-21rem)] lali:@[78rem]:max-w-[calc(100%-29rem)]',
        branching:
          'lali:pb-[17rem] lali:@3xl:max-w-[calc(100%-19rem)] lali:@[78rem]:max-w-[calc(100%-28rem)]',
        strands: 'lali:pb-[17rem] lali:@3xl:max-w-[calc(100%-19rem)] lali:@[78rem]:max-w-[calc(100%-28rem)]',
        tessellation:
          'lali:pb-[17rem] lali:@3xl:max-w-[calc(100%-19rem)] lali:@[78rem]:max-w-[calc(100%-28rem)]',
        venation: 'lali:pb-[17rem] lali:@3xl:max-w-[calc(100%-19rem)] lali:@[78rem]:max-w-[calc(100%-26rem)]',
      },
      columns: {
        one: '',
        two: 'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-12 lali:gap-y-10 lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lali:@4xl:items-end',
      },
    },
  },
);

/* In the height of the band, except a spiral, which its edge cuts; a root enters from there. */
const ctaFigureVariants = cva('lali:pointer-events-none lali:absolute lali:-z-10', {
  variants: {
    figure: {
      phyllotaxis:
        'lali:start-1/2 lali:-bottom-[7.5rem] lali:w-[22rem] lali:-translate-x-1/2 lali:rtl:translate-x-1/2 lali:@3xl:start-auto lali:@3xl:-end-[7rem] lali:@3xl:bottom-auto lali:@3xl:top-1/2 lali:@3xl:w-[26rem] lali:@3xl:-translate-y-1/2 lali:@3xl:translate-x-0 lali:@3xl:rtl:translate-x-0 lali:@[78rem]:-end-[7.5rem] lali:@[78rem]:w-[36rem]',
      branching:
        'lali:end-0 lali:bottom-8 lali:w-[15rem] lali:-scale-x-100 lali:rtl:scale-x-100 lali:@3xl:inset-y-6 lali:@3xl:w-[17rem] lali:@3xl:*:size-full lali:@[78rem]:w-[26rem]',
      strands:
        'lali:end-6 lali:bottom-9 lali:w-[15rem] lali:rtl:-scale-x-100 lali:@3xl:bottom-auto lali:@3xl:top-1/2 lali:@3xl:end-8 lali:@3xl:w-[16rem] lali:@3xl:-translate-y-1/2 lali:@[78rem]:end-16 lali:@[78rem]:w-[18rem]',
      tessellation:
        'lali:end-6 lali:bottom-8 lali:w-[15rem] lali:rtl:-scale-x-100 lali:@3xl:inset-y-6 lali:@3xl:end-8 lali:@3xl:w-[16rem] lali:@3xl:*:size-full lali:@[78rem]:end-12 lali:@[78rem]:w-[24rem]',
      venation:
        'lali:end-8 lali:bottom-8 lali:w-[13rem] lali:rtl:-scale-x-100 lali:@3xl:bottom-auto lali:@3xl:top-1/2 lali:@3xl:end-8 lali:@3xl:w-[13rem] lali:@3xl:-translate-y-1/2 lali:@[78rem]:end-16 lali:@[78rem]:w-[18rem]',
    },
  },
});

export interface CtaAction {
  href: string;
  /** Names the result: 'Book Discovery Call'. */
  label: string;
}

export type CtaTone = 'inverse' | 'primary' | 'secondary' | 'raised';

export interface CtaBandProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /**
   * The surface of the band. `primary` and `secondary` are saturated, once on a page at the most; `inverse` is dark in
   * both themes; `raised` is a quiet card. Default `inverse`. `night`, `kingfisher` and `leaf` are deprecated names.
   */
  tone?: CtaTone | FormerSurface;
  /** One sentence that asks for the next step. */
  title: string;
  /** One or two sentences. */
  text?: ReactNode;
  /** The first is the purpose of the band, the second is for visitors who are not ready. */
  actions: readonly [CtaAction, CtaAction?];
  /** One small line below the actions, such as what a first step costs. Default none. */
  note?: ReactNode;
  /**
   * Contact channels besides the form. Beside the text if there is no figure, otherwise below it. Without any, no
   * space is left.
   */
  contacts?: readonly ContactRow[];
  /** Whole, in the height of the band, except a spiral, which its edge cuts; no word comes near it. Default: none. */
  figure?: FigureRule;
  /** Another figure of the same kind. */
  seed?: number;
}

const looks = {
  inverse: ['highlight', 'outline'],
  primary: ['on-accent', 'outline'],
  secondary: ['highlight', 'outline'],
  raised: ['primary', 'outline'],
} satisfies Record<CtaTone, [ButtonLook['variant'], ButtonLook['variant']]>;

/** Where a page asks for something: a filled band with one sentence, one or two actions, and the direct ways. */
export function CtaBand({
  tone: named = 'inverse',
  title,
  text,
  actions: [first, second],
  note,
  contacts = [],
  figure,
  seed,
  className,
  ...rest
}: CtaBandProps) {
  const tone = inRole(named);
  const headingId = useId();
  const direct = contacts.length > 0;
  const [main, other] = looks[tone];
  return (
    <section
      aria-labelledby={headingId}
      data-tone={tone}
      data-figure={figure ?? 'none'}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className="lali:container-page">
        <div data-part="band" className={ctaBandVariants({ tone })}>
          <div className={ctaInsideVariants({ tone })}>
            <div
              data-part="body"
              className={ctaBodyVariants({
                figure: figure ?? 'none',
                columns: direct && !figure ? 'two' : 'one',
              })}
            >
              <div className="lali:min-w-0">
                <h2 id={headingId} className="lali:type-heading lali:max-w-[14em] lali:wrap-anywhere">
                  {title}
                </h2>
                {text ? (
                  <p className="lali:mt-4 lali:max-w-[27em] lali:text-soft lali:wrap-anywhere lali:@2xl:type-lead">
                    {text}
                  </p>
                ) : null}
                <div className="lali:mt-6 lali:flex lali:flex-wrap lali:gap-3">
                  <Button href={first.href} variant={main}>
                    {first.label}
                  </Button>
                  {second ? (
                    <Button href={second.href} variant={other}>
                      {second.label}
                    </Button>
                  ) : null}
                </div>
                {note ? (
                  <p className="lali:type-small lali:mt-4 lali:max-w-[34em] lali:text-soft lali:wrap-anywhere">
                    {note}
                  </p>
                ) : null}
              </div>
              {direct ? (
                <ContactRows rows={contacts} className={figure ? 'lali:mt-10 lali:@3xl:mt-14' : ''} />
              ) : null}
            </div>
            {figure ? (
              <div data-part="figure" className={ctaFigureVariants({ figure })}>
                <Figure rule={figure} tone={tone === 'raised' ? 'page' : tone} seed={seed} />
              </div>
            ) : null}
          </div>
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
  if (rule === 'branching') {
    // It begins where the band ends, also where the band is lower than the root.
    return <LivingFigure rule="branching" tips={9} preserveAspectRatio="xMinYMid meet" {...look} />;
  }
  if (rule === 'phyllotaxis') return <LivingFigure cells={240} parts={3} {...look} />;
  return <LivingFigure rule={rule} {...look} />;
}
