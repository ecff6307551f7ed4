import { font, type TypeName, type } from '../generated/tokens.ts';

const lines: { name: TypeName; classes: string; family: string; text: string }[] = [
  {
    name: 'hero',
    classes: 'lali:type-hero',
    family: withoutFirst('poster'),
    text: 'Design & Innovation Expert',
  },
  {
    name: 'heading',
    classes: 'lali:type-heading',
    family: withoutFirst('display'),
    text: 'Three ways to think like something alive',
  },
  {
    name: 'body',
    classes: 'lali:type-body lali:measure',
    family: withoutFirst('text'),
    text: 'Life-inspired design: borrow the strategies of living systems, from artifacts that live today to ones that will. Practice until it sticks, then build the habit into the company.',
  },
];

function withoutFirst(name: keyof typeof font): string {
  return font[name].families
    .slice(1)
    .map((family) => (family === 'sans-serif' ? family : `"${family}"`))
    .join(', ');
}

/** Our face over the stand-in that a visitor sees first: lines break alike, nothing moves. */
export function Swap() {
  return (
    <div className="lali:grid lali:gap-12">
      {lines.map(({ name, classes, family, text }) => (
        <div key={name} className="lali:grid lali:gap-4">
          <p className="lali:type-small lali:text-text-soft">
            {name}: {type[name].family} over {family.split(',')[0]?.replaceAll('"', '')}
          </p>
          <div className="lali:grid">
            <p
              className={`${classes} lali:col-start-1 lali:row-start-1 lali:text-primary-text`}
              style={{ fontFamily: family }}
              aria-hidden="true"
            >
              {text}
            </p>
            <p className={`${classes} lali:col-start-1 lali:row-start-1`}>{text}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
