import { font, type TypeName, type } from '../generated/tokens.ts';

const lines: { name: TypeName; classes: string; family: string; text: string }[] = [
  { name: 'hero', classes: 'type-hero', family: withoutFirst('poster'), text: 'Design & Innovation Expert' },
  {
    name: 'heading',
    classes: 'type-heading',
    family: withoutFirst('display'),
    text: 'Three ways to think like something alive',
  },
  {
    name: 'body',
    classes: 'type-body measure',
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
    <div className="grid gap-12">
      {lines.map(({ name, classes, family, text }) => (
        <div key={name} className="grid gap-4">
          <p className="type-small text-muted">
            {name}: {type[name].family} over {family.split(',')[0]?.replaceAll('"', '')}
          </p>
          <div className="grid">
            <p
              className={`${classes} col-start-1 row-start-1 text-kingfisher-text`}
              style={{ fontFamily: family }}
              aria-hidden="true"
            >
              {text}
            </p>
            <p className={`${classes} col-start-1 row-start-1`}>{text}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
