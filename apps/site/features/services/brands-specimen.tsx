import type { CSSProperties, ReactNode } from 'react';

interface BrandsSpecimenProps {
  alt: string;
  sample: { time: string; places: string; action: string };
  titles: readonly [string, string];
  /** The names of their typefaces. */
  families: readonly [string, string];
  tokens: { action: string; corner: string; type: string };
}

interface Brand {
  ground: string;
  ink: string;
  soft: string;
  /** Ground of its picture, and what is drawn on it. */
  scene: readonly [string, string, string];
  action: string;
  corner: number;
  font: CSSProperties;
}

/* Two brands as they are handed to one component. They have no dark theme. */
const museum: Brand = {
  ground: '#fbf7ee',
  ink: '#1c1815',
  soft: '#574f45',
  scene: ['#e2d5b8', '#1c1815', '#8c2a1c'],
  action: '#8c2a1c',
  corner: 0,
  font: { fontFamily: ['Georgia', 'serif'].join(), fontWeight: 400 },
};
const pool: Brand = {
  ground: '#d6efff',
  ink: '#06234f',
  soft: '#2b4a75',
  scene: ['#9edcff', '#0050d8', '#ff7a59'],
  action: '#0050d8',
  corner: 20,
  font: { fontFamily: 'var(--lali-font-display)', fontWeight: 640 },
};

/** One component as it looks in two brands, and the tokens that make the difference. */
export function BrandsSpecimen({ alt, sample, titles, families, tokens }: BrandsSpecimenProps) {
  return (
    <div role="img" aria-label={alt} dir="ltr">
      <span className="lali:grid lali:grid-cols-2 lali:gap-3 lali:@3xl:gap-6">
        <Course {...sample} title={titles[0]} brand={museum}>
          <path d="M20 90V46a20 20 0 0 1 40 0v44zM80 90V46a20 20 0 0 1 40 0v44z" fill={museum.scene[1]} />
          <path d="M32 90V50a8 8 0 0 1 16 0v40z" fill={museum.scene[2]} />
          <circle cx="100" cy="44" r="8" fill={museum.scene[0]} />
        </Course>
        <Course {...sample} title={titles[1]} brand={pool}>
          <path d="M0 52q17-14 35 0t35 0 35 0 35 0v38H0z" fill={pool.scene[1]} />
          <path d="M0 72q17-10 35 0t35 0 35 0 35 0" fill="none" stroke={pool.scene[0]} strokeWidth="4" />
          <circle cx="98" cy="34" r="12" fill={pool.scene[2]} />
          <path
            d="M22 46q14-20 46-12"
            fill="none"
            stroke={pool.scene[2]}
            strokeWidth="9"
            strokeLinecap="round"
          />
        </Course>
      </span>
      <span className="lali:type-small lali:mt-4 lali:block">
        <Token name={tokens.action}>
          {[museum, pool].map(({ action }) => (
            <span key={action} className="lali:flex lali:items-center lali:gap-2">
              <span className="lali:block lali:size-4 lali:rounded-full" style={{ background: action }} />
              {action}
            </span>
          ))}
        </Token>
        <Token name={tokens.corner}>
          {[museum, pool].map(({ corner }) => (
            <span key={corner}>{corner}</span>
          ))}
        </Token>
        <Token name={tokens.type}>
          {[museum, pool].map(({ font, action }, i) => (
            <span key={action} style={font}>
              {families[i]}
            </span>
          ))}
        </Token>
      </span>
    </div>
  );
}

function Token({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="lali:grid lali:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)] lali:border-t lali:border-soft lali:py-1.5">
      <span className="lali:text-soft">{name}</span>
      {children}
    </span>
  );
}

interface CourseProps {
  title: string;
  time: string;
  places: string;
  action: string;
  brand: Brand;
  children: ReactNode;
}

function Course({ title, time, places, action, brand, children }: CourseProps) {
  const inner = Math.max(0, brand.corner - 8);
  return (
    <span
      className="lali:flex lali:min-w-0 lali:flex-col lali:p-2 lali:forced-colors:border"
      style={{ background: brand.ground, color: brand.ink, borderRadius: brand.corner }}
    >
      <svg
        viewBox="0 0 140 90"
        aria-hidden="true"
        className="lali:block lali:w-full"
        style={{ background: brand.scene[0], borderRadius: inner }}
      >
        {children}
      </svg>
      <span className="lali:block lali:grow lali:px-2 lali:pt-3">
        <span
          className="lali:block lali:text-[1.0625rem] lali:leading-tight lali:@5xl:text-[1.3125rem]"
          style={brand.font}
        >
          {title}
        </span>
        <span className="lali:type-small lali:mt-1 lali:block" style={{ color: brand.soft }}>
          {time}
          <br />
          {places}
        </span>
      </span>
      <span
        className="lali:mt-3 lali:py-3 lali:text-center lali:leading-tight lali:text-white"
        style={{ ...brand.font, background: brand.action, borderRadius: inner }}
      >
        {action}
      </span>
    </span>
  );
}
