import { Container, Link, Section } from '@laliaflia/ui';
import type { CSSProperties } from 'react';
import type { Project } from '../../content/schema/collections.ts';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';
import { deviceOf, largeScreen } from '../../pictures/addresses.ts';
import { ScreenPicture } from '../../pictures/screen-picture.tsx';

const titleId = 'released';

interface ReleasedProps {
  title: string;
  lead: string;
  items: readonly Project[];
}

/** Products that were released: a row for each, with whole screens and what came of it. */
export function Released({ title, lead, items }: ReleasedProps) {
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <TitleAndLead id={titleId} title={title} lead={lead} />
        <ul className="lali:mt-10 lali:[list-style-type:'']">
          {items.map((project) => (
            <li
              key={project.id}
              className="lali:grid lali:gap-x-12 lali:gap-y-6 lali:border-t lali:border-line lali:py-8 lali:@4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
            >
              <Words {...project} />
              <Screens images={project.images} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Words({ id, label, company, category, description, claim, outcomes }: Project) {
  return (
    <div className="lali:flex lali:min-w-0 lali:flex-col">
      <h3>
        <Link href={`/portfolio/${id}`} variant="standalone" tone="current" className="lali:type-heading">
          {label}
        </Link>
      </h3>
      <p className="lali:mt-2 lali:text-soft">
        <span className="lali:font-semibold">{company}</span>, {category}
      </p>
      <p className="lali:mt-3 lali:mb-6 lali:max-w-[30em]">{description}</p>
      {claim ? (
        <p className="lali:mt-auto">
          <strong className="lali:font-display lali:text-[clamp(6rem,13cqi,10rem)] lali:leading-[0.9] lali:font-[640] lali:text-signal">
            {claim.value}
          </strong>{' '}
          <span className="lali:block lali:font-semibold">{claim.label}</span>
        </p>
      ) : (
        <p className="lali:type-heading lali:mt-auto lali:text-signal">{outcomes[0]}</p>
      )}
    </div>
  );
}

/** How much of a desktop stands on a phone, in per cent: up to the line where its last column begins. */
const firstColumns: Record<string, number> = {
  'innoapps/shelf': 71.9,
  'travel-platform/basket': 68.1,
  'branding-tool/sheet': 56.5,
};

/** A desktop whole, and on a phone as much of it as can be read; of phones three side by side. */
function Screens({ images }: Pick<Project, 'images'>) {
  const [first] = images;
  if (first === undefined) return null;
  const isPhone = deviceOf(first) === 'phone';
  return (
    <div dir="ltr" className={`lali:grid lali:min-w-0 lali:gap-3 ${isPhone ? 'lali:grid-cols-3' : ''}`}>
      {images.map((picture) => (
        <div
          key={picture.file}
          className="lali:min-w-0 lali:overflow-clip lali:rounded-card lali:border lali:border-line"
        >
          <ScreenPicture
            image={largeScreen(picture)}
            sizes={isPhone ? '(width >= 48rem) 220px, 30vw' : '(width >= 48rem) 690px, 576px'}
            className={`lali:block lali:h-auto lali:max-w-none ${isPhone ? 'lali:w-full' : 'lali:w-(--lali-whole) lali:@3xl:w-full'}`}
            style={{ '--lali-whole': `${10_000 / (firstColumns[picture.file] ?? 100)}%` } as CSSProperties}
          />
        </div>
      ))}
    </div>
  );
}
