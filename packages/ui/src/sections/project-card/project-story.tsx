import { ChevronIcon } from '../../primitives/icons/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';

interface ProjectStoryProps {
  paragraphs: readonly string[];
  label: string;
  /** Part of the button's name, because several projects may have a story. */
  title: string;
}

/** The whole case, for those who want it: native, so that it opens before scripts run and when a search finds a word. */
export function ProjectStory({ paragraphs, label, title }: ProjectStoryProps) {
  if (paragraphs.length === 0) return null;
  return (
    <div className="container-page mt-8">
      <details data-part="story" className="group/story border-y border-soft">
        <summary className="focus-ring flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 rounded-[6px] py-3 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 wrap-anywhere">
            {label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
          <ChevronIcon className="shrink-0 text-signal transition-transform duration-quick group-open/story:rotate-180 motion-reduce:transition-none" />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 pt-4 pb-8 @4xl:grid-cols-12">
          {paragraphs.map((paragraph, i) => (
            <p
              key={paragraph}
              className={
                i === 0
                  ? 'type-lead max-w-[24em] wrap-anywhere @4xl:col-span-5 @4xl:row-span-4'
                  : 'measure text-soft wrap-anywhere @4xl:col-span-6 @4xl:col-start-7'
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
