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
  // Beside the screens it belongs to the column of words.
  return (
    <div className={layout === 'beside' ? 'lali:mt-4' : 'lali:container-page lali:mt-8'}>
      <details data-part="story" className="lali:group/story lali:border-y lali:border-soft">
        <summary className="lali:focus-ring lali:flex lali:min-h-14 lali:cursor-pointer lali:list-none lali:items-center lali:justify-between lali:gap-6 lali:rounded-[6px] lali:py-3 lali:font-semibold lali:[&::-webkit-details-marker]:hidden">
          <span className="lali:min-w-0 lali:wrap-anywhere">
            {label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
          <ChevronIcon className="lali:shrink-0 lali:text-signal lali:transition-transform lali:duration-quick lali:group-open/story:rotate-180 lali:motion-reduce:transition-none" />
        </summary>
        <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-y-5 lali:pt-4 lali:pb-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="lali:measure lali:text-soft lali:wrap-anywhere">
              {paragraph}
            </p>
          ))}
        </div>
      </details>
    </div>
  );
}
