import { type TypeName, type } from '../generated/tokens.ts';

const samples: Record<TypeName, string> = {
  hero: 'Design & Innovation Expert',
  title: 'Interfaces that people finish',
  heading: 'Three ways to think like something alive',
  subheading: 'Borrow the strategies of living systems',
  lead: 'Interfaces that people finish, and teams that know how to invent the next one. One senior partner for both.',
  body: 'Take a seat map. Passengers choose in three taps and know why the seat is good; the team behind it knows which of its own ideas to build next, and how to find the one after that.',
  small: 'Your details are stored in the European Union and used to answer your inquiry, nothing else.',
  mono: '18 September 2025, 14:00–15:00',
};

/* Written out, because Tailwind finds whole names only. */
const classes: Record<TypeName, string> = {
  hero: 'type-hero',
  title: 'type-title',
  heading: 'type-heading',
  subheading: 'type-subheading',
  lead: 'type-lead measure',
  body: 'type-body measure',
  small: 'type-small measure',
  mono: 'type-mono',
};

const names = Object.keys(type) as TypeName[];

/** Every style at its size in this window, with the numbers behind it. */
export function TypeScale() {
  return (
    <dl className="grid">
      {names.map((name) => {
        const { family, weight, lineHeight, size, smallest, tracking } = type[name];
        return (
          <div
            key={name}
            className="grid gap-x-8 gap-y-3 border-t border-line py-8 md:grid-cols-12 md:items-baseline"
          >
            <dt className="md:col-span-3">
              <span className="type-body block font-semibold">{name}</span>
              <span className="type-small block text-muted">
                {family} {weight}
                <br />
                {smallest === size ? size : `${smallest} to ${size}`} px, {lineHeight}
                {tracking === 0 ? '' : `, ${String(tracking).replace('-', '−')} em`}
              </span>
            </dt>
            <dd className={`md:col-span-9 ${classes[name]}`}>{samples[name]}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const opticalSizes = [20, 48, 96];

/** One line at one size, drawn for three: the optical axis opens small type and tightens large type. */
export function OpticalSizes() {
  return (
    <section
      aria-labelledby="optical"
      className="surface-raised grid gap-8 rounded-band border border-line p-6 md:p-10"
    >
      <h2 id="optical" className="type-subheading">
        The axis we keep
      </h2>
      <ul className="grid">
        {opticalSizes.map((size) => (
          <li
            key={size}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-4 md:py-6"
          >
            <span
              className="font-display leading-none"
              style={{
                fontSize: 'clamp(44px, 9.5vw, 136px)',
                fontVariationSettings: `'opsz' ${size}`,
                fontWeight: type.hero.weight,
              }}
            >
              Grown, built
            </span>
            <span className="type-small text-muted">drawn for {size} px</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&?!€%';
const accents = 'ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔŒÙÛàâæçéèêëîïôœùûÿÁÍÑÓÚáíñóú¿¡ÅØåøÆãõ';
const signs = '→ ← − × ± · … – — „a“ ‘a’ «a» ‹a› € £ ° ½ ² © ™';

/** What our subsets hold. */
export function Characters() {
  return (
    <section aria-label="Characters" className="grid gap-10 md:grid-cols-2">
      <p className="font-display text-[2.125rem] leading-tight tracking-[-0.015em] break-all">
        {alphabet}
        <span className="text-accent-text">{accents}</span>
      </p>
      <div className="grid content-start gap-6">
        <p className="font-text text-[1.625rem] leading-snug break-all">
          {alphabet}
          <span className="text-accent-text">{accents}</span>
        </p>
        <p className="font-text text-[1.625rem] leading-snug font-semibold">{signs}</p>
        <p className="font-mono text-[1.0625rem] leading-relaxed break-all text-muted">{alphabet}</p>
      </div>
    </section>
  );
}
