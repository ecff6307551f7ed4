import { Container, type Idea, IdeaList, type IdeaListProps } from '@laliaflia/ui';
import { type Ref, useEffect, useState } from 'react';
import { CopyLink } from '../../browser/copy-link.tsx';
import { ideaBank } from '../../content/ideas/index.ts';
import { listed } from '../../content/ideas/words.ts';
import { methodologies } from '../../content/methodologies.ts';
import { type KeptIdea, keep, useKept } from './kept.ts';
import { toIdeaFragment } from './sprouting/fragment.ts';
import { type IdeaQuestion, sproutIdeas } from './sprouting/sprout.ts';

interface SproutedProps {
  /** Undefined as long as nothing has been asked. */
  question: IdeaQuestion | undefined;
  generating: boolean;
  onAgain: () => void;
  /** Of the five, which take the focus when they have been asked for. */
  ref: Ref<HTMLElement>;
}

/** The five ideas, what can be done with them, and those that were kept before. */
export function Sprouted({ question, generating, onAgain, ref }: SproutedProps) {
  const kept = useKept();
  const found = question ? sproutIdeas(ideaBank, question) : [];
  return (
    <>
      {question && (
        <div className="lali:grid lali:gap-8">
          <Ideas
            ref={ref}
            tabIndex={-1}
            className="lali:scroll-mt-20 lali:outline-none"
            title={listed.title(question.challenge)}
            of={found}
            kept={kept}
            generating={generating}
            onRegenerate={onAgain}
          />
          <Container>
            <CopyLink link={`/idea-sprint#${toIdeaFragment(question)}`} words={listed.link} />
          </Container>
        </div>
      )}
      {kept.length > 0 && <Ideas title={listed.kept} of={kept} kept={kept} labels={listed.keptLabels} />}
    </>
  );
}

interface IdeasProps extends Omit<IdeaListProps, 'ideas' | 'kept' | 'copied' | 'onCopy' | 'onKeep'> {
  of: readonly KeptIdea[];
  kept: readonly KeptIdea[];
}

/** How long a button shows that it has copied. */
const copiedLasts = 4000;

function Ideas({ of, kept, ...list }: IdeasProps) {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), copiedLasts);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = ({ id, text, method }: Idea) =>
    navigator.clipboard.writeText(`${text} (${method.label})`).then(
      () => setCopied(id),
      () => setCopied(undefined),
    );
  return (
    <IdeaList
      {...list}
      ideas={of.map(shown)}
      kept={kept.map(({ text }) => text)}
      copied={copied}
      onCopy={copy}
      onKeep={({ id }, wanted) => {
        const idea = of.find(({ text }) => text === id);
        if (idea) keep(idea, wanted);
      }}
    />
  );
}

/** An idea's own words tell it from all others. */
function shown({ text, method }: KeptIdea): Idea {
  const { href, name } = methodologies[method];
  return { id: text, text, icon: listed.icons[method], method: { href, label: listed.method(name) } };
}
