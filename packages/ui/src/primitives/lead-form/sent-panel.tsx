import { type ReactNode, useEffect, useRef } from 'react';
import { scrollIntoSight } from '../../internal/layout.ts';

interface SentPanelProps {
  /** Without it there is only the empty region, so that what comes later is announced. */
  message: { title: string; text?: string } | undefined;
  receipt: string | undefined;
  /** Decoration, made for the secondary surface. */
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
    <div
      role="status"
      className="lali:pointer-events-none lali:relative lali:col-start-1 lali:row-start-1 lali:grid"
    >
      {message ? (
        <div
          ref={box}
          data-part="sent"
          className="lali:surface-secondary lali:pointer-events-auto lali:relative lali:isolate lali:flex lali:flex-col lali:items-start lali:overflow-clip lali:rounded-card lali:p-6 lali:@2xl:p-9"
        >
          {/* In a narrow container it takes the space that the text leaves above it, next to the button. */}
          <div
            aria-hidden="true"
            className="lali:relative lali:-mx-6 lali:-mt-6 lali:mb-6 lali:grow lali:self-stretch lali:overflow-clip lali:@xl:contents"
          >
            <div className="lali:absolute lali:end-[-30%] lali:top-[max(0px,calc(100%-20rem))] lali:-z-10 lali:w-[min(125%,24rem)] lali:rtl:-scale-x-100 lali:@xl:end-[-12%] lali:@xl:top-56 lali:@xl:w-[min(86%,34rem)]">
              {figure}
            </div>
          </div>
          <p className="lali:max-w-[19em] lali:font-display lali:text-[1.625rem] lali:leading-[1.14] lali:font-[640] lali:tracking-[-0.01em] lali:text-balance lali:wrap-anywhere">
            {message.title}
          </p>
          {message.text ? (
            <p className="lali:mt-3 lali:text-[1.1875rem] lali:leading-snug">{message.text}</p>
          ) : null}
          {receipt ? (
            <p data-part="receipt" className="lali:type-small lali:mt-3 lali:text-on-secondary-soft">
              {receipt}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
