import { Avatar } from '@laliaflia/ui';
import { screen } from '../../content/webinar-screen.ts';

/** The middle of the session as one sees it: the sheet that all write on, who leads, and what is asked. */
export function SessionScreen() {
  const { caption, alt, title, clock, host, questions } = screen;
  return (
    <figure>
      <div
        role="img"
        aria-label={alt}
        className="lali:overflow-clip lali:rounded-card lali:border lali:border-line lali:surface-raised"
      >
        <div className="lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-4 lali:border-b lali:border-line lali:px-6 lali:py-3 lali:@3xl:px-9">
          <span className="lali:font-semibold">{title}</span>
          <span className="lali:type-small lali:text-soft">{clock}</span>
        </div>
        <div className="lali:grid lali:@3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Sheet />
          <div className="lali:grid lali:content-start lali:surface-secondary">
            <span className="lali:relative lali:m-4 lali:block">
              <Avatar {...host.portrait} name="" size="full" shape="card" />
              <span className="lali:type-small lali:absolute lali:start-4 lali:bottom-4 lali:rounded-full lali:surface-inverse lali:px-3 lali:py-1">
                {host.name}
              </span>
            </span>
            <span className="lali:type-subheading lali:px-6 lali:pt-2">{questions.title}</span>
            <span className="lali:grid lali:gap-4 lali:px-6 lali:pt-4 lali:pb-8">
              {questions.items.map(({ from, text }) => (
                <span key={from}>
                  <span className="lali:type-small lali:block lali:font-semibold">{from}</span>
                  {text}
                </span>
              ))}
            </span>
          </div>
        </div>
      </div>
      <figcaption className="lali:type-small lali:mt-4 lali:text-soft">{caption}</figcaption>
    </figure>
  );
}

function Sheet() {
  const { problem, sheet } = screen;
  return (
    <div className="lali:grid lali:content-between lali:gap-y-8 lali:px-6 lali:py-8 lali:@3xl:px-9 lali:@3xl:py-9">
      <span>
        <span className="lali:type-small lali:block lali:text-soft">{problem.term}</span>
        <span className="lali:type-title lali:mt-2 lali:block lali:text-balance">{problem.text}</span>
      </span>
      <span className="lali:grid">
        {sheet.map(({ method, printed, ...row }) => (
          <span
            key={method}
            className="lali:grid lali:gap-x-6 lali:border-t lali:border-line lali:py-4 lali:@3xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lali:@3xl:py-5"
          >
            <span className="lali:type-subheading">{method}</span>
            <span className="lali:min-w-0">
              <span className="lali:type-small lali:block lali:text-soft">{printed}</span>
              <span className="lali:block lali:pt-1 lali:text-[1.1875rem] lali:leading-snug lali:font-medium lali:text-primary-text">
                {'written' in row ? (
                  row.written
                ) : (
                  <span className="lali:inline-block lali:h-6 lali:w-[3px] lali:bg-highlight lali:align-middle lali:forced-colors:bg-[CanvasText]" />
                )}
              </span>
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}
