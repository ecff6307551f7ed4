'use client';

import { cx } from 'class-variance-authority';
import {
  type ChangeEvent,
  type ComponentProps,
  type RefCallback,
  useCallback,
  useEffect,
  useId,
  useState,
} from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { textarea } from '../../messages/en.ts';
import type { TextareaLabels } from '../../messages/labels.ts';
import type { Message } from '../../messages/message.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { controlVariants } from './field.variants.ts';
import { useFieldControl } from './field-context.ts';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** `statement`: large words on a line, where the field is what its page is about. Default `box`. */
  look?: 'box' | 'statement';
  /** Counts what is written against `maxLength`, which it needs. */
  counter?: boolean;
  /** Words of the counter. Each left out is that of the I18nProvider, or English. */
  counterLabels?: Partial<TextareaLabels>;
}

/** Grows with its text where the browser can (`field-sizing`), and can be pulled taller everywhere. */
export function Textarea({
  look = 'box',
  counter = false,
  counterLabels,
  className,
  ref,
  onChange,
  ...props
}: TextareaProps) {
  const limitId = useId();
  const { maxLength } = props;
  const counted = counter && maxLength !== undefined;
  const describedBy = [props['aria-describedby'], counted && limitId].filter(Boolean).join(' ');
  const control = useFieldControl({ ...props, 'aria-describedby': describedBy || undefined });
  const [length, setLength] = useState<number | null>(null);
  const watch = useWatch(setLength);
  const merged = useMergedRefs(ref, watch);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(event.currentTarget.value.length);
    onChange?.(event);
  };
  const shownLength = typeof props.value === 'string' ? props.value.length : length;
  return (
    <>
      <textarea
        rows={look === 'box' ? 5 : 2}
        className={cx(controlVariants({ kind: look }), className)}
        {...props}
        {...control}
        ref={counted ? merged : ref}
        onChange={counted ? change : onChange}
      />
      {counted && <Counter id={limitId} length={shownLength} limit={maxLength} labels={counterLabels} />}
    </>
  );
}

/** Reads the value when scripts start and after the form is reset; a ref works for both. */
function useWatch(setLength: (length: number) => void): RefCallback<HTMLTextAreaElement> {
  return useCallback(
    (area: HTMLTextAreaElement | null) => {
      if (!area) return;
      const read = () => setLength(area.value.length);
      read();
      const { form } = area;
      // The event comes before the values change.
      const reset = () => requestAnimationFrame(read);
      form?.addEventListener('reset', reset);
      return () => form?.removeEventListener('reset', reset);
    },
    [setLength],
  );
}

interface CounterProps {
  id: string;
  /** Null before scripts run, when nothing counts. */
  length: number | null;
  limit: number;
  labels: TextareaProps['counterLabels'];
}

function Counter({ id, length, limit, labels }: CounterProps) {
  const words = useWords('textarea', textarea, labels);
  const locale = useLocale();
  const say = (message: Message, count: number) => formatMessage(message, { count }, locale);
  const left = length === null ? limit : limit - length;
  const near = left <= limit / 10;
  return (
    <div
      data-near={near ? '' : undefined}
      className="lali:col-start-2 lali:justify-self-end lali:ps-4 lali:pt-2 lali:leading-snug lali:text-text-soft lali:data-near:text-text"
    >
      <span id={id} hidden>
        {say(words.limit, limit)}
      </span>
      <span aria-hidden="true" className="lali:type-mono">
        {length === null ? say(words.limit, limit) : `${length}/${limit}`}
      </span>
      <VisuallyHidden role="status">
        <Pause>{near ? say(words.left, left) : ''}</Pause>
      </VisuallyHidden>
    </div>
  );
}

/** Only the last text of a burst of typing is announced. */
function Pause({ children }: { children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), 1000);
    return () => clearTimeout(timer);
  }, [children]);
  return said;
}
