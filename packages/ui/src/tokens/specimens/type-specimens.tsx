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
  hero: 'lali:type-hero',
  title: 'lali:type-title',
  heading: 'lali:type-heading',
  subheading: 'lali:type-subheading',
  lead: 'lali:type-lead lali:measure',
  body: 'lali:type-body lali:measure',
  small: 'lali:type-small lali:measure',
  mono: 'lali:type-mono',
};

const names = Object.keys(type) as TypeName[];

/** Every style at its size in this window, with the numbers behind it. */
export function TypeScale() {
  return (
    <dl className="lali:grid">
      {names.map((name) => {
        const { family, weight, lineHeight, size, smallest, tracking } = type[name];
        return (
          <div
            key={name}
            className="lali:grid lali:gap-x-8 lali:gap-y-3 lali:border-t lali:border-line lali:py-8 lali:md:grid-cols-12 lali:md:items-baseline"
          >
            <dt className="lali:md:col-span-3">
              <span className="lali:type-body lali:block lali:font-semibold">{name}</span>
              <span className="lali:type-small lali:block lali:text-text-soft">
                {family} {weight}
                <br />
                {smallest === size ? size : `${smallest} to ${size}`} px, {lineHeight}
                {tracking === 0 ? '' : `, ${String(tracking).replace('-', '−')} em`}
              </span>
            </dt>
            <dd className={`lali:md:col-span-9 ${classes[name]}`}>{samples[name]}</dd>
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
      className="lali:surface-raised lali:grid lali:gap-8 lali:rounded-band lali:border lali:border-line lali:p-6 lali:md:p-10"
    >
      <h2 id="optical" className="lali:type-subheading">
        The axis we keep
      </h2>
      <ul className="lali:grid">
        {opticalSizes.map((size) => (
          <li
            key={size}
            className="lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-6 lali:border-t lali:border-line lali:py-4 lali:md:py-6"
          >
            <span
              className="lali:font-display lali:leading-none"
              style={{
                fontSize: 'clamp(44px, 9.5vw, 136px)',
                fontVariationSettings: `'opsz' ${size}`,
                fontWeight: type.hero.weight,
              }}
            >
              Grown, built
            </span>
            <span className="lali:type-small lali:text-text-soft">drawn for {size} px</span>
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
    <section aria-label="Characters" className="lali:grid lali:gap-10 lali:md:grid-cols-2">
      <p className="lali:font-display lali:text-[2.125rem] lali:leading-tight lali:tracking-[-0.015em] lali:break-all">
        {alphabet}
        <span className="lali:text-accent-text">{accents}</span>
      </p>
      <div className="lali:grid lali:content-start lali:gap-6">
        <p className="lali:font-text lali:text-[1.625rem] lali:leading-snug lali:break-all">
          {alphabet}
          <span className="lali:text-accent-text">{accents}</span>
        </p>
        <p className="lali:font-text lali:text-[1.625rem] lali:leading-snug lali:font-semibold">{signs}</p>
        <p className="lali:font-mono lali:text-[1.0625rem] lali:leading-relaxed lali:break-all lali:text-text-soft">
          {alphabet}
        </p>
      </div>
    </section>
  );
}
