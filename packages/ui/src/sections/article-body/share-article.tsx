'use client';

import { useState } from 'react';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import type { ArticleBodyMessages } from '../../messages/labels.ts';
import { Button } from '../../primitives/button/index.ts';
import { AlertIcon, CheckIcon } from '../../primitives/icons/index.ts';

/** The outcome. `dismissed`: the visitor closed the system's dialog, and no message is shown. */
export type ShareOutcome = 'copied' | 'shared' | 'dismissed' | 'failed';

interface ShareArticleProps {
  onShare: () => ShareOutcome | Promise<ShareOutcome>;
  labels: ArticleBodyMessages;
}

/** Shares and reports the outcome. Sharing needs scripts, so without them there is no button. */
export function ShareArticle({ onShare, labels }: ShareArticleProps) {
  const enhanced = useEnhanced();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const share = async () => {
    // Emptied first: saying the same once more is a change, too.
    setOutcome(undefined);
    setBusy(true);
    let result: ShareOutcome;
    try {
      result = await onShare();
    } catch {
      result = 'failed';
    }
    setBusy(false);
    setOutcome(result);
  };
  const said = outcome === undefined || outcome === 'dismissed' ? undefined : labels[outcome];
  return (
    <div
      data-part="share"
      data-outcome={outcome}
      className={
        enhanced
          ? 'lali:flex lali:flex-wrap lali:items-center lali:gap-x-5 lali:gap-y-2 lali:print:hidden'
          : 'lali:invisible lali:flex'
      }
    >
      <Button variant="outline" loading={busy} onClick={share}>
        {labels.share}
      </Button>
      <p role="status" className="lali:min-w-0 lali:wrap-anywhere">
        {said ? (
          <span className="lali:flex lali:items-center lali:gap-2 lali:font-semibold">
            {outcome === 'failed' ? (
              <AlertIcon size={18} className="lali:shrink-0 lali:text-danger-text" />
            ) : (
              <CheckIcon size={18} strokeWidth={3} className="lali:shrink-0 lali:text-signal" />
            )}
            {said}
          </span>
        ) : null}
      </p>
    </div>
  );
}
