import { cx } from 'class-variance-authority';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { caseStudyCard } from '../../messages/en.ts';
import type { CaseStudyLabels } from '../../messages/labels.ts';
import { caseStudyFactVariants } from './case-study-card.variants.ts';

interface CaseStudyFactsProps {
  level: 2 | 3;
  services: readonly string[];
  results: readonly string[];
  labels: Partial<CaseStudyLabels> | undefined;
  className: string;
}

/** What was done and what came of it: two short lists, the second the one to read. */
export function CaseStudyFacts({ level, services, results, labels, className }: CaseStudyFactsProps) {
  const words = useWords('caseStudyCard', caseStudyCard, labels);
  if (services.length === 0 && results.length === 0) return null;
  const Title = level === 2 ? 'h3' : 'h4';
  const lists = [
    { title: words.results, items: results, run: false },
    { title: words.services, items: services, run: true },
  ].filter(({ items }) => items.length > 0);
  return (
    <div data-part="facts" className={className}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-6 gap-y-6">
        {lists.map(({ title, items, run }) => (
          <div key={title} className="min-w-0">
            <Title className="font-text font-semibold text-[1rem] leading-snug">{title}</Title>
            <ul className={cx('mt-2 border-soft', run ? 'text-soft @lg:border-t' : 'border-t')}>
              {items.map((item) => (
                <li key={item} className={caseStudyFactVariants({ run })}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
