import { FigureIcon, LogoMark } from '@laliaflia/ui';
import { letter } from '../../content/pages/newsletter-confirm.ts';

const signs = ['methods', 'wave', 'interface'] as const;

/**
 * A letter of the newsletter, which rises from the lower edge of the opening. `none`: the one that does not come, as an
 * outline.
 */
export function Letter({ look = 'coming' }: { look?: 'coming' | 'none' }) {
  const coming = look === 'coming';
  return (
    <div
      aria-hidden="true"
      className={`lali:rounded-t-band lali:border-2 lali:border-b-0 lali:px-[8%] lali:pt-[8%] ${coming ? 'lali:border-soft lali:bg-surface' : 'lali:border-dashed lali:border-control'}`}
    >
      <p className="lali:flex lali:items-center lali:gap-3 lali:font-semibold">
        {coming ? <LogoMark size={32} /> : null}
        <span className={coming ? undefined : 'lali:text-soft'}>{letter.from}</span>
      </p>
      {letter.parts.map(({ title, text }, i) => (
        <div key={title} className="lali:border-t lali:border-line lali:py-5 lali:first-of-type:mt-5">
          <p
            className={`lali:type-subheading lali:flex lali:items-center lali:gap-4 ${coming ? '' : 'lali:text-soft'}`}
          >
            <FigureIcon
              name={signs[i] ?? 'methods'}
              size={32}
              className={coming ? 'lali:text-signal' : 'lali:text-control'}
            />
            {title}
          </p>
          {coming ? <p className="lali:mt-2 lali:ps-12 lali:text-soft">{text}</p> : null}
        </div>
      ))}
    </div>
  );
}
