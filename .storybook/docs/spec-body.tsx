import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { onePart, readAnatomy } from './anatomy.ts';
import { Anatomy } from './anatomy.tsx';
import type { Spec, SpecSection } from './spec.ts';
import { Folder, SpecText } from './spec-text.tsx';

/** The first cell of each row of the table of keys; its head and the line below stay as they are. */
const withKeys = (table: string) =>
  table.replaceAll(/^\| (?!Key |-)([^|]*[^| ]) *\|/gm, '| <Keys of="$1" /> |');

/* When to use and when not, guarantees and duties, and keys and attributes are beside each other. */
const half = new Set(['When to use', 'When not', 'Keyboard', 'Attributes']);

/** Where there is nothing to tell, the page says nothing. */
const isSilent = ({ title, body }: SpecSection) =>
  body === onePart || (title === 'Content' && !body.startsWith('|'));

interface SpecBodyProps {
  spec: Spec;
  folder: string;
  /** The story that the anatomy is drawn over; without it the parts are a list. */
  anatomy?: string | undefined;
}

/** The content of SPEC.md, section by section. */
export function SpecBody({ spec, folder, anatomy }: SpecBodyProps) {
  const sections = spec.sections.filter((section) => !isSilent(section));
  return (
    <Folder value={folder}>
      <div className="doc-spec">
        {sections.map((section) =>
          section.title === 'Anatomy' && anatomy !== undefined ? (
            <Anatomy key={section.title} storyId={anatomy} parts={readAnatomy(section.body)} />
          ) : (
            <Part key={section.title} section={section} />
          ),
        )}
      </div>
    </Folder>
  );
}

function Part({ section: { title, body } }: { section: SpecSection }) {
  const id = `spec-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  const span = half.has(title)
    ? 'half'
    : body.startsWith('|')
      ? 'wide'
      : title === 'We guarantee'
        ? 'more'
        : 'less';
  return (
    <section aria-labelledby={id} data-span={span} data-part={id} className="doc-text">
      <Heading level={2} look="subheading" id={id}>
        {title}
      </Heading>
      <SpecText>{title === 'Keyboard' ? withKeys(body) : body}</SpecText>
    </section>
  );
}
