import { type ReactNode, useEffect, useRef } from 'react';
import { scrollIntoSight } from '../../internal/layout.ts';

interface SentPanelProps {
  /** Without it there is only the empty region, so that what comes later is announced. */
  message: { title: string; text?: string } | undefined;
  receipt: string | undefined;
  /** Decoration, made for the leaf surface. */
  figure: ReactNode;
}

/** Replaces the fields for a while. */
export function SentPanel({ message, receipt, figure }: SentPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = message !== undefined;
  useEffect(() => {
    if (shown) scrollIntoSight(box.current);
  }, [shown]);
  return (
    <div role="status" className="pointer-events-none relative col-start-1 row-start-1 grid">
      {message ? (
        <div
          ref={box}
          data-part="sent"
          className="surface-leaf pointer-events-auto relative isolate flex scroll-mt-24 flex-col items-start overflow-clip rounded-card p-6 @2xl:p-9"
        >
          <p className="max-w-[19em] font-display text-[1.625rem] leading-[1.14] font-[640] tracking-[-0.01em] text-balance wrap-anywhere">
            {message.title}
          </p>
          {message.text ? <p className="mt-3 text-[1.1875rem] leading-snug">{message.text}</p> : null}
          {receipt ? (
            <p data-part="receipt" className="type-small mt-3 text-leaf-soft">
              {receipt}
            </p>
          ) : null}
          {/* In a narrow container it takes the space that the text leaves, and is cut off by the lower edge. */}
          <div aria-hidden="true" className="relative -mx-6 mt-6 -mb-6 grow self-stretch @xl:static @xl:m-0">
            <div className="absolute end-[-30%] top-[max(0px,calc(100%-20rem))] -z-10 w-[min(125%,24rem)] rtl:-scale-x-100 @xl:end-[-12%] @xl:top-56 @xl:w-[min(86%,34rem)]">
              {figure}
            </div>
          </div>
        </div>
      ) : null}
    </div>
  );
}
