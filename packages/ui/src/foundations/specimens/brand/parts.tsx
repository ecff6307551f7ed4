import { LivingFigure } from '../../../media/living-figure/index.ts';
import { LogoMark } from '../../../media/logo-mark/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Field, Input } from '../../../primitives/field/index.ts';
import { CtaBand } from '../../../sections/cta-band/index.ts';
import { Testimonials } from '../../../sections/testimonials/index.ts';
import { type Tier, TierCards } from '../../../sections/tier-cards/index.ts';
import type { ThemeName } from '../../../tokens/create-theme.ts';

const themes = ['light', 'dark'] as const;

/* Two regions with one name could not be told apart. */
const said = {
  light: { name: 'By day', offer: 'Two days in May', voice: 'Heard by day', ask: 'Ask us at nine' },
  dark: { name: 'By night', offer: 'Two days in June', voice: 'Heard by night', ask: 'Ask us at ten' },
} satisfies Record<ThemeName, unknown>;

const tier: Omit<Tier, 'id'> = {
  title: 'Deep Dive',
  text: 'Two days of practice, until it sticks.',
  hours: 16,
  facts: [{ label: 'Participants', value: 'at most 15' }],
  price: { kind: 'on-demand' },
  features: [
    { label: 'Three methods, hands on' },
    { label: '30 days of follow-up' },
    { label: '90-day plan', included: false },
  ],
  action: { href: '#deep-dive', label: 'See Deep Dive' },
};

const variants = ['primary', 'contrast', 'outline', 'ghost'] as const;
const onFilled = ['on-accent', 'highlight', 'outline'] as const;

/** Real parts of the library in both themes of a brand, edge to edge, each row at one height. */
export function Parts({ brand }: { brand: string }) {
  return (
    <div className="lali:grid lali:overflow-clip lali:rounded-band lali:border lali:border-line lali:md:grid-cols-2">
      {themes.map((theme) => (
        <Half key={theme} brand={brand} theme={theme} />
      ))}
    </div>
  );
}

function Half({ brand, theme }: { brand: string; theme: ThemeName }) {
  const { name, offer, voice, ask } = said[theme];
  return (
    <section
      aria-label={name}
      data-brand={brand}
      data-theme={theme}
      className="lali:surface-page lali:@container lali:grid lali:min-w-0 lali:gap-y-14 lali:py-10 lali:md:row-span-6 lali:md:grid-rows-subgrid"
    >
      <div className="lali:container-page lali:grid lali:content-start lali:gap-6">
        <p className="lali:type-subheading lali:flex lali:items-center lali:gap-3">
          <LogoMark size={40} />
          {name}
        </p>
        <div className="lali:flex lali:flex-wrap lali:gap-2">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size="small">
              {titleOf(variant)}
            </Button>
          ))}
        </div>
        <div className="lali:surface-accent lali:flex lali:flex-wrap lali:gap-2 lali:rounded-card lali:p-5">
          {onFilled.map((variant) => (
            <Button key={variant} variant={variant} size="small">
              {titleOf(variant)}
            </Button>
          ))}
        </div>
      </div>
      {/* One figure for both: its centre lies on the line where day meets night. */}
      <div className="lali:relative lali:overflow-clip">
        <LivingFigure
          cells={420}
          className={`lali:w-[132%] lali:max-w-none ${theme === 'light' ? 'lali:ms-[34%]' : 'lali:-ms-[66%]'}`}
        />
      </div>
      <div className="lali:container-page">
        <Field label="E-mail" required error="Enter an address in the form name@company.com">
          <Input type="email" defaultValue="ada@" autoComplete="off" />
        </Field>
      </div>
      <TierCards
        title={offer}
        tiers={[{ ...tier, id: `deep-dive-${theme}` }]}
        recommended={`deep-dive-${theme}`}
      />
      <Testimonials
        title={voice}
        items={[
          {
            quote: 'We came for colours and left with a system.',
            name: 'Ines Kovač',
            role: 'Head of Product',
            rating: 5,
          },
        ]}
      />
      <CtaBand
        tone="primary"
        title={ask}
        text="Thirty minutes, one problem of yours, three things to try."
        actions={[
          { href: '#book', label: 'Book a Call' },
          { href: '#cases', label: 'See Cases' },
        ]}
      />
    </section>
  );
}

const titleOf = (variant: string) => variant.charAt(0).toUpperCase() + variant.slice(1).replace('-', ' ');
