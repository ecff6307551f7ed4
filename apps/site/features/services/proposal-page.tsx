interface Line {
  term: string;
  text: string;
}

interface ProposalPageProps {
  caption: string;
  title: string;
  question: string;
  lines: readonly Line[];
  price: Line & { value: string };
}

/** The paper that follows the first call: what is agreed, and in large what it costs. */
export function ProposalPage({ caption, title, question, lines, price }: ProposalPageProps) {
  return (
    <figure className="lali:min-w-0">
      <div className="lali:rounded-card lali:border lali:border-line lali:surface-raised lali:px-6 lali:py-8 lali:@3xl:px-9 lali:@3xl:py-9">
        <p className="lali:type-small lali:text-soft">{title}</p>
        <p className="lali:type-heading lali:mt-2 lali:border-b-2 lali:border-current lali:pb-6 lali:text-balance">
          {question}
        </p>
        <dl>
          {lines.map(({ term, text }) => (
            <div
              key={term}
              className="lali:grid lali:gap-x-6 lali:border-b lali:border-line lali:py-4 lali:@lg:grid-cols-[minmax(0,1fr)_minmax(0,4fr)]"
            >
              <dt className="lali:type-small lali:text-soft">{term}</dt>
              <dd className="lali:min-w-0 lali:font-medium">{text}</dd>
            </div>
          ))}
          <div className="lali:grid lali:items-end lali:gap-x-6 lali:pt-6 lali:@lg:grid-cols-[minmax(0,1fr)_auto]">
            <dt className="lali:min-w-0">
              <span className="lali:type-small lali:block lali:text-soft">{price.term}</span>
              {price.text}
            </dt>
            <dd className="lali:type-title lali:mt-2 lali:text-secondary-text">{price.value}</dd>
          </div>
        </dl>
      </div>
      <figcaption className="lali:type-small lali:mt-4 lali:text-soft">{caption}</figcaption>
    </figure>
  );
}
