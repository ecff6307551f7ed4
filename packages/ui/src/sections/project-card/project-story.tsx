import { cx } from 'class-variance-authority';
import { ChevronIcon } from '../../primitives/icons/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';

interface ProjectStoryProps {
  paragraphs: readonly string[];
  label: string;
  /** Part of the button's name, because several projects may have a story. */
  title: string;
  layout: 'stacked' | 'beside';
}

/** The whole case, for those who want it: native, so that it opens before scripts run and when a search finds a word. */
export function ProjectStory({ paragraphs, label, title, layout }: ProjectStoryProps) {
  if (paragraphs.length === 0) return null;
  return (
    <div className={cx('lali:container-page', layout === 'beside' ? 'lali:mt-4' : 'lali:mt-8')}>
      <details data-part="story" className="lali:group/story lali:border-y lali:border-soft">
        <summary className="lali:focus-ring lali:flex lali:min-h-14 lali:cursor-pointer lali:list-none lali:items-center lali:justify-between lali:gap-6 lali:rounded-[6px] lali:py-3 lali:font-semibold lali:[&::-webkit-details-marker]:hidden">
          <span className="lali:min-w-0 lali:wrap-anywhere">
            {label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
          <ChevronIcon className="lali:shrink-0 lali:text-signal lali:transition-transform lali:duration-quick lali:group-open/story:rotate-180 lali:motion-reduce:transition-none" />
        </summary>
        <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-5 lali:pt-4 lali:pb-8 lali:@4xl:grid-cols-12">
          {paragraphs.map((paragraph, i) => (
            <p
              key={paragraph}
              className={
                i === 0
                  ? 'lali:type-lead lali:max-w-[24em] lali:wrap-anywhere lali:@4xl:col-span-5 lali:@4xl:row-span-4'
                  : 'lali:measure lali:text-soft lali:wrap-anywhere lali:@4xl:col-span-6 lali:@4xl:col-start-7'
              }
            >
              {paragraph}
            </p>
          ))}
        </div>
      </details>
    </div>
  );
}
