import { explained } from '../../../content/pages/ai-assessment.ts';
import { Solid } from '../solid.tsx';

/* A column of the section above, laid on its side. */
const lying = [
  'lali:mt-3',
  'lali:flex',
  'lali:h-14',
  'lali:items-center',
  'lali:gap-x-3',
  'lali:rounded-[14px]',
  'lali:border-[3px]',
  'lali:border-control',
  'lali:p-1.5',
].join(' ');

/** One score, and the three answers that it is the mean of: each with its points and the reason for them. */
export function Reasons(rest: { 'data-static'?: string }) {
  const { caption, title, score, of, reasons } = explained;
  return (
    <figure className="lali:min-w-0 lali:@4xl:col-span-7 lali:@4xl:col-start-6" {...rest}>
      <ol className="lali:[list-style-type:'']">
        {reasons.map(({ points, answer, text }) => (
          <li key={answer} className="lali:border-t lali:border-line lali:py-5">
            <p className="lali:type-subheading">{answer}</p>
            <p className={lying}>
              <Solid category="delivery" length={`${points}%`} className="lali:h-full lali:rounded-[6px]" />
              <span className="lali:font-display lali:text-[2rem] lali:leading-none lali:font-[640]">
                {points}
              </span>
            </p>
            <p className="lali:mt-3 lali:text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-3 lali:border-t-2 lali:border-current lali:pt-5">
        <span className="lali:type-subheading lali:me-auto">{title}</span>
        <span className="lali:font-display lali:text-[clamp(4rem,9cqi,7rem)] lali:leading-none lali:font-[640]">
          {score}
        </span>{' '}
        <span className="lali:text-soft">{of}</span>
      </p>
      <figcaption className="lali:type-small lali:mt-2 lali:text-soft">{caption}</figcaption>
    </figure>
  );
}
