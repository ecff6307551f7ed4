import { cx } from 'class-variance-authority';
import type { ProjectLabels } from '../../messages/labels.ts';
import { outcomeCellVariants } from './project-card.variants.ts';

interface ProjectLedgerProps {
  /** Below a gallery, which has its own space below. */
  below: boolean;
  level: 2 | 3;
  contribution: string | undefined;
  technologies: readonly string[];
  outcomes: readonly string[];
  labels: ProjectLabels;
}

/** What came of it, large, and beside it with what and by whom, small. Draws nothing when there is nothing to say. */
export function ProjectLedger(props: ProjectLedgerProps) {
  const { below, level, contribution, technologies, outcomes, labels } = props;
  const facts = Boolean(contribution) || technologies.length > 0;
  if (!facts && outcomes.length === 0) return null;
  const Title = level === 2 ? 'h3' : 'h4';
  return (
    <div
      data-part="ledger"
      className={cx(
        'container-page grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 @4xl:grid-cols-12',
        below ? 'mt-8 @4xl:mt-10' : 'mt-8 @4xl:mt-12',
      )}
    >
      {outcomes.length > 0 ? (
        <div className={facts ? 'min-w-0 @4xl:col-span-7' : 'min-w-0 @4xl:col-span-9'}>
          <Title className="font-text font-semibold leading-[1.55]">{labels.outcomes}</Title>
          <ul className="mt-3 border-b border-soft">
            {outcomes.map((outcome, i) => (
              <li key={outcome} className="type-lead flex gap-4 border-t border-soft py-4">
                <span
                  aria-hidden="true"
                  className={outcomeCellVariants()}
                  style={{ borderRadius: `${corner(i, outcomes.length)}px` }}
                />
                <span className="min-w-0 wrap-anywhere">{outcome}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {facts ? (
        <dl
          className={cx(
            'flex min-w-0 flex-col gap-y-6',
            outcomes.length > 0
              ? '@2xl:flex-row @2xl:gap-x-16 @4xl:col-span-4 @4xl:col-start-9 @4xl:flex-col'
              : '@2xl:flex-row @2xl:gap-x-16 @4xl:col-span-12',
          )}
        >
          {contribution ? (
            <div className="min-w-0">
              <dt className="font-semibold">{labels.contribution}</dt>
              <dd className="mt-1 text-soft wrap-anywhere">{contribution}</dd>
            </div>
          ) : null}
          {technologies.length > 0 ? (
            <div className="min-w-0">
              <dt className="font-semibold">{labels.technologies}</dt>
              {technologies.map((technology) => (
                <dd key={technology} className="mt-1 text-soft wrap-anywhere">
                  {technology}
                </dd>
              ))}
            </div>
          ) : null}
        </dl>
      ) : null}
    </div>
  );
}

/** From 6 px, a round cell, to 1.5 px, a tile. */
function corner(index: number, count: number): number {
  return count === 1 ? 6 : Math.round((6 - (4.5 * index) / (count - 1)) * 10) / 10;
}
