import { Button, StatusMessage } from '@laliaflia/ui';
import { type NewsletterLink, pressProblems } from '../../content/newsletter-links.ts';
import { usePress } from './use-press.ts';

interface PressProps {
  link: NewsletterLink;
  /** What the press says yes to. */
  wording?: string;
  /** Above it. */
  agreed?: string;
  button: string;
}

/** The one button of a mailed link. Without scripts it posts to the page's own address, which carries the token. */
export function Press({ link, wording, agreed, button }: PressProps) {
  const { isSending, problem, onSubmit } = usePress(link, wording);
  return (
    <form method="post" onSubmit={onSubmit}>
      {wording === undefined ? null : (
        <div className="lali:mb-6 lali:max-w-[34em] lali:border-s-2 lali:border-control lali:ps-5">
          <p className="lali:type-small lali:text-soft">{agreed}</p>
          <p className="lali:type-body lali:mt-1">{wording}</p>
        </div>
      )}
      <Button type="submit" loading={isSending}>
        {button}
      </Button>
      <StatusMessage
        tone="error"
        className="lali:mt-6 lali:max-w-[38em]"
        title={problem === undefined ? undefined : pressProblems.title}
      >
        {problem}
      </StatusMessage>
    </form>
  );
}
