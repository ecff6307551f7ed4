'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { codeBlock } from '../../messages/en.ts';
import { Button } from '../button/index.ts';

const codeBlockVariants = cva(
  'lali:relative lali:flex lali:min-w-0 lali:flex-col lali:overflow-clip lali:rounded-card lali:border lali:border-soft',
);

/* Whatever runs the other way around it, code is read from the left. */
const codeVariants = cva(
  'lali:focus-ring-inset lali:min-h-0 lali:flex-1 lali:overflow-auto lali:bg-[color-mix(in_oklab,currentColor_4%,transparent)] lali:rounded-b-[inherit] lali:px-5 lali:py-4 lali:font-mono lali:text-[0.875rem] lali:leading-[1.6] lali:[direction:ltr] lali:[tab-size:2]',
  {
    variants: { wrap: { true: 'lali:whitespace-pre-wrap lali:wrap-anywhere', false: 'lali:whitespace-pre' } },
  },
);

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children' | 'onCopy'> {
  /** The code as it is copied. Spaces and line ends at its end are not shown. */
  code: string;
  /** What the code is: the name of its file, or what it does. Stands above it, and names what scrolls. */
  label: ReactNode;
  /** Long lines are broken where they are shown, never in what is copied. Default `false`: they scroll. */
  wrap?: boolean;
  /** After the button was pressed: whether the code is on the clipboard. */
  onCopy?: (copied: boolean) => void;
}

/** Code to read and to take along. */
export function CodeBlock({ code, label, wrap = false, onCopy, className, ...props }: CodeBlockProps) {
  const words = useWords('codeBlock', codeBlock);
  const enhanced = useEnhanced();
  const id = useId();
  const pre = useRef<HTMLPreElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    // Without a secure connection there is no clipboard at all.
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(code))
      .then(
        () => true,
        () => false,
      );
    // Selected, it can be copied by hand.
    if (!copied && pre.current) getSelection()?.selectAllChildren(pre.current);
    setState(copied ? 'copied' : 'failed');
    onCopy?.(copied);
  };
  const shown = (
    <pre ref={pre} className="lali:m-0 lali:[font:inherit] lali:[white-space:inherit]">
      <code className="lali:[font:inherit]">{code.trimEnd()}</code>
    </pre>
  );
  return (
    <figure
      data-state={state}
      data-wrap={wrap ? '' : undefined}
      data-enhanced={enhanced ? '' : undefined}
      className={cx(codeBlockVariants(), className)}
      {...props}
    >
      <figcaption className="lali:flex lali:min-h-control-small lali:shrink-0 lali:items-center lali:justify-between lali:gap-3 lali:border-b lali:border-soft lali:ps-5 lali:pe-1">
        <span id={id} className="lali:type-small lali:min-w-0 lali:py-2 lali:wrap-anywhere lali:text-soft">
          {label}
        </span>
        {/* Nothing can be copied without scripts, so nothing offers it. */}
        {enhanced ? (
          <Button
            variant="ghost"
            size="small"
            aria-describedby={id}
            onClick={() => void copy()}
            // Whoever goes on has read it.
            onBlur={() => state === 'copied' && setState('idle')}
            className="lali:shrink-0"
          >
            {state === 'copied' ? words.copied : words.copy}
          </Button>
        ) : null}
      </figcaption>
      {wrap ? (
        <div className={codeVariants({ wrap })}>{shown}</div>
      ) : (
        <section
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must the keyboard
          tabIndex={0}
          className={codeVariants({ wrap })}
        >
          {shown}
        </section>
      )}
      <p
        role="status"
        className={
          state === 'failed'
            ? 'lali:type-small lali:border-t lali:border-soft lali:px-5 lali:py-2'
            : 'lali:sr-only'
        }
      >
        {state === 'idle' ? '' : words[state === 'copied' ? 'announced' : 'failed']}
      </p>
    </figure>
  );
}
