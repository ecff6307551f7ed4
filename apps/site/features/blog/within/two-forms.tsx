import { articleDrawings } from '../../../content/article-drawings.ts';
import { Cell } from '../../../pictures/cells.tsx';

const { before, after } = articleDrawings['two-forms'];

const sheet = [
  'lali:rounded-card',
  'lali:border',
  'lali:border-line',
  'lali:p-6',
  'lali:surface-raised',
].join(' ');
const field = [
  'lali:mt-1',
  'lali:flex',
  'lali:min-h-12',
  'lali:items-center',
  'lali:justify-between',
  'lali:gap-3',
  'lali:rounded-control',
  'lali:border',
  'lali:px-4',
  'lali:py-2',
].join(' ');

/** The same idea in two forms: one is filled with guesses, the other one with ways to find out. */
export function TwoForms() {
  return (
    <div className="lali:grid lali:gap-6 lali:@2xl:grid-cols-2">
      <div className={sheet}>
        <span className="lali:type-subheading lali:block">{before.title}</span>
        {before.fields.map(({ label, value }) => (
          <span key={label} className="lali:mt-4 lali:block">
            {label}
            <span className={`${field} lali:border-control`}>
              <span className="lali:font-semibold">{value}</span>
              <span className="lali:type-small lali:text-soft">{before.note}</span>
            </span>
          </span>
        ))}
        <span className="lali:mt-4 lali:block lali:text-soft">
          {before.missing}
          <span className={`${field} lali:border-dashed lali:border-control`}>
            <span className="lali:type-small">{before.none}</span>
          </span>
        </span>
      </div>
      <div className={sheet}>
        <span className="lali:type-subheading lali:block">{after.title}</span>
        {after.fields.map(({ label, value }, i) => (
          <span key={label} className="lali:mt-4 lali:block">
            {label}
            <span className={`${field} lali:border-control`}>
              <span className="lali:font-semibold">{value}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true" className="lali:size-6 lali:shrink-0">
                <Cell x={12} y={12} size={20} built={i / 2} />
              </svg>
            </span>
          </span>
        ))}
        <span className="lali:mt-6 lali:inline-block lali:px-2 lali:py-1 lali:font-semibold lali:surface-highlight lali:forced-colors:border">
          {after.result}
        </span>
      </div>
    </div>
  );
}
