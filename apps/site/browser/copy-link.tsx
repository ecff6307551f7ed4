import { Button, StatusMessage } from '@laliaflia/ui';
import { useState } from 'react';

interface CopyLinkProps {
  /** Path of this site, with what stands behind the #. */
  link: string;
  words: { label: string; copied: string; failed: string };
  /** As high as the buttons beside it. Default `small`. */
  size?: 'default' | 'small';
}

/** Copies a link that holds the visitor's work behind its #, to continue on another device or to share it. */
export function CopyLink({ link, words, size = 'small' }: CopyLinkProps) {
  const [last, setLast] = useState<{ link: string; worked: boolean }>();
  const copy = () =>
    navigator.clipboard.writeText(location.origin + link).then(
      () => setLast({ link, worked: true }),
      () => setLast({ link, worked: false }),
    );
  // After a change of the work, the copied link is out of date.
  const said = last?.link === link ? last : undefined;
  return (
    <div className="lali:grid lali:justify-items-start lali:gap-3">
      <Button variant="outline" size={size} onClick={copy}>
        {words.label}
      </Button>
      <StatusMessage
        tone={last?.worked === false ? 'info' : 'success'}
        className="lali:max-w-full lali:wrap-anywhere"
      >
        {said && (said.worked ? words.copied : `${words.failed} ${location.origin}${link}`)}
      </StatusMessage>
    </div>
  );
}
