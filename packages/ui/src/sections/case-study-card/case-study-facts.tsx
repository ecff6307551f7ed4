import { useWords } from '../../internal/i18n/i18n-context.ts';
import { caseStudyCard } from '../../messages/en.ts';
import type { CaseStudyLabels } from '../../messages/labels.ts';

interface CaseStudyFactsProps {
  level: 2 | 3;
  services: readonly string[];
  results: readonly string[];
  labels: Partial<CaseStudyLabels> | undefined;
}

/** What came of it and what was done: two short lists, each behind its name. */
export function CaseStudyFacts({ level, services, results, labels }: CaseStudyFactsProps) {
  const words = useWords('caseStudyCard', caseStudyCard, labels);
  const Title = level === 2 ? 'h3' : 'h4';
  const lists = [
    { title: words.results, items: results, run: false },
    { title: words.services, items: services, run: true },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0) return null;
  return (
    <div data-part="facts" className="lali:min-w-0 lali:self-end">
      {lists.map(({ title, items, run }) => (
        <div
          key={title}
          className="lali:grid lali:grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)] lali:gap-x-4 lali:border-t lali:border-soft lali:py-2.5"
        >
          <Title className="lali:font-text lali:text-[1rem] lali:leading-snug lali:font-semibold lali:wrap-anywhere">
            {title}
          </Title>
          <ul className={run ? 'lali:text-soft' : 'lali:grid lali:gap-y-2'}>
            {items.map((item) => (
              <li
                key={item}
                className={`lali:leading-snug lali:wrap-anywhere${run ? " lali:inline lali:not-last:after:content-[',_']" : ''}`}
              >
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
