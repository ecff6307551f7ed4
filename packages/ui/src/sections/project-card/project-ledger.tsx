import { cx } from 'class-variance-authority';
import type { ProjectLabels } from '../../messages/labels.ts';
import { factVariants, outcomeCellVariants, termVariants } from './project-card.variants.ts';

interface ProjectLedgerProps {
  /** Below a gallery, which has its own space below. */
  below: boolean;
  level: 2 | 3;
  contribution: string | undefined;
  technologies: readonly string[];
  outcomes: readonly string[];
  labels: ProjectLabels;
  layout: 'stacked' | 'beside';
}

/** What came of it, large, and beside it with what and by whom, small. Draws nothing when there is nothing to say. */
export function ProjectLedger(props: ProjectLedgerProps) {
  const { layout, below, level, contribution, technologies, outcomes, labels } = props;
  const facts = Boolean(contribution) || technologies.length > 0;
  if (!facts && outcomes.length === 0) return null;
  const Title = level === 2 ? 'h3' : 'h4';
  const compact = layout === 'beside';
  return (
    <div
      data-part="ledger"
      className={cx(
        'lali:grid lali:grid-cols-[minmax(0,1fr)]',
        compact
          ? 'lali:content-start lali:gap-x-10 lali:gap-y-4 lali:@2xl:@max-5xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'
          : 'lali:container-page lali:gap-x-6 lali:gap-y-10 lali:@4xl:grid-cols-12',
        !compact && (below ? 'lali:mt-8 lali:@4xl:mt-10' : 'lali:mt-8 lali:@4xl:mt-12'),
      )}
    >
      {outcomes.length > 0 ? (
        <div
          className={cx(
            'lali:min-w-0',
            !compact && (facts ? 'lali:@4xl:col-span-7' : 'lali:@4xl:col-span-9'),
          )}
        >
          <Title className="lali:font-text lali:font-semibold lali:leading-[1.55]">{labels.outcomes}</Title>
          <ul className={cx('lali:border-b lali:border-soft', compact ? 'lali:mt-1.5' : 'lali:mt-3')}>
            {outcomes.map((outcome, i) => (
              <li
                key={outcome}
                className={cx(
                  'lali:flex lali:border-t lali:border-soft',
                  compact ? 'lali:gap-3 lali:py-1.5' : 'lali:type-lead lali:gap-4 lali:py-4',
                )}
              >
                <span
                  aria-hidden="true"
                  className={outcomeCellVariants()}
                  style={{ borderRadius: `${corner(i, outcomes.length)}px` }}
                />
                <span className="lali:min-w-0 lali:wrap-anywhere">{outcome}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {facts ? (
        <dl
          className={cx(
            'lali:flex lali:min-w-0 lali:flex-col',
            compact ? 'lali:gap-y-1.5' : 'lali:gap-y-6',
            compact
              ? ''
              : outcomes.length > 0
                ? 'lali:@2xl:flex-row lali:@2xl:gap-x-16 lali:@4xl:col-span-4 lali:@4xl:col-start-9 lali:@4xl:flex-col'
                : 'lali:@2xl:flex-row lali:@2xl:gap-x-16 lali:@4xl:col-span-12',
          )}
        >
          {contribution ? (
            <div className="lali:min-w-0">
              <dt className={termVariants({ layout })}>{labels.contribution}</dt>
              <dd className={factVariants({ layout })}>{contribution}</dd>
            </div>
          ) : null}
          {technologies.length > 0 ? (
            <div className="lali:min-w-0">
              <dt className={termVariants({ layout })}>{labels.technologies}</dt>
              {technologies.map((technology) => (
                <dd key={technology} className={factVariants({ layout })}>
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
