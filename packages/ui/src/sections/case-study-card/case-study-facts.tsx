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
      <div className="lali:grid lali:grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] lali:gap-x-6 lali:gap-y-6">
        {lists.map(({ title, items, run }) => (
          <div key={title} className="lali:min-w-0">
            <Title className="lali:font-text lali:font-semibold lali:text-[1rem] lali:leading-snug">
              {title}
            </Title>
            <ul
              className={cx(
                'lali:mt-2 lali:border-soft',
                run ? 'lali:text-soft lali:@lg:border-t' : 'lali:border-t',
              )}
            >
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
