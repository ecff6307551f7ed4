'use client';

import { cva } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { useFocusReturn } from '../../internal/use-focus-return.ts';
import { lightbox } from '../../messages/en.ts';
import type { LightboxLabels } from '../../messages/labels.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { Image, type MediaImage, requireAlt } from '../device-frame/image.tsx';
import { useSwipe } from './use-swipe.ts';

const lightboxImageVariants = cva(
  'lali:h-auto lali:max-h-full lali:min-h-0 lali:w-auto lali:max-w-full lali:rounded-[12px] lali:object-contain',
);

const lightboxCaptionVariants = cva(
  'lali:type-body lali:min-w-0 lali:max-w-[60ch] lali:text-pretty lali:wrap-anywhere',
);

export interface LightboxImage extends MediaImage {
  /** One or two sentences under the picture. */
  caption?: string;
}

export type { LightboxLabels };

export interface LightboxProps
  extends Omit<ComponentProps<typeof Dialog.Content>, 'children' | 'size' | 'side' | 'closeLabel'> {
  /** Names the dialog. */
  label: string;
  /** At least one; each with its alternative text. */
  images: readonly LightboxImage[];
  /** The picture on show, from 0; `null`, or a number there is no picture for, is closed. */
  index: number | null;
  /**
   * Asks for another picture, or with `null` to close: keep the value, in the address if you like, and pass
   * it back as `index`.
   */
  onIndexChange: (index: number | null) => void;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<LightboxLabels>;
}

/** Pictures at their full size, one at a time, over everything else. */
export function Lightbox({
  label,
  images,
  index,
  onIndexChange,
  labels,
  className,
  ref,
  onKeyDown,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: LightboxProps) {
  images.forEach((image, i) => {
    requireAlt(image, 'Lightbox', i);
  });
  const words = useWords('lightbox', lightbox, labels);
  const locale = useLocale();
  const descriptionId = useId();
  const panel = useRef<HTMLDivElement>(null);
  // The picture is what was asked for: the dialog's name and the picture's words are read, no button's.
  const focus = useFocusReturn(panel, { onOpenAutoFocus, onCloseAutoFocus });
  const open = index !== null && images[index] !== undefined;

  // What is on show while it leaves.
  const [last, setLast] = useState(index);
  if (open && index !== last) setLast(index);
  const shown = (open ? index : last) ?? 0;
  const image = images[shown];
  const { length } = images;

  const show = (next: number) => {
    if (next !== shown && next >= 0 && next < length) onIndexChange(next);
  };
  const swipe = useSwipe((step) => show(shown + step));
  useNeighbours(images, open ? index : null);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const target = {
      ArrowRight: shown + forwards,
      ArrowLeft: shown - forwards,
      Home: 0,
      End: length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };

  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onIndexChange(null)}>
      <Dialog.Content
        size="window"
        data-lightbox=""
        data-index={shown}
        closeLabel={words.close}
        aria-describedby={descriptionId}
        ref={useMergedRefs(panel, ref)}
        className={className}
        onKeyDown={press}
        {...focus}
        {...props}
      >
        <Dialog.Title className="lali:sr-only">{label}</Dialog.Title>
        {image ? (
          <figure
            data-part="figure"
            className="lali:grid lali:h-full lali:min-h-0 lali:grid-rows-[minmax(0,1fr)_auto]"
          >
            <div
              data-part="stage"
              className="lali:grid lali:min-h-0 lali:touch-pan-y lali:touch-pinch-zoom lali:place-items-center lali:px-4 lali:pt-16 lali:sm:px-20 lali:sm:pt-8"
              {...swipe}
            >
              <Image
                key={image.src}
                image={image}
                alt={image.alt}
                decoding="sync"
                className={lightboxImageVariants()}
              />
            </div>
            <figcaption className="lali:flex lali:items-center lali:justify-between lali:gap-x-8 lali:gap-y-4 lali:p-4 lali:max-sm:flex-col lali:max-sm:items-stretch lali:sm:px-8 lali:sm:py-6">
              {image.caption ? <p className={lightboxCaptionVariants()}>{image.caption}</p> : null}
              {length > 1 ? (
                <div className="lali:ms-auto lali:flex lali:shrink-0 lali:items-center lali:gap-2">
                  <span aria-hidden="true" className="lali:type-mono lali:me-2 lali:whitespace-nowrap">
                    {shown + 1} / {length}
                  </span>
                  <Step label={words.previous} back ended={shown === 0} onStep={() => show(shown - 1)} />
                  <Step label={words.next} ended={shown === length - 1} onStep={() => show(shown + 1)} />
                </div>
              ) : null}
            </figcaption>
            <VisuallyHidden id={descriptionId} role="status">
              {length > 1
                ? `${formatMessage(words.position, { position: shown + 1, count: length }, locale)}: `
                : ''}
              {image.alt}
            </VisuallyHidden>
          </figure>
        ) : null}
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface StepProps {
  label: string;
  ended: boolean;
  onStep: () => void;
  back?: boolean;
}

/** `aria-disabled`, as `disabled` would throw the focus away at the last picture. */
function Step({ label, ended, onStep, back = false }: StepProps) {
  return (
    <IconButton
      label={label}
      variant="outline"
      aria-disabled={ended || undefined}
      className="lali:aria-disabled:cursor-default lali:aria-disabled:opacity-50"
      onClick={onStep}
    >
      <ArrowIcon className={back ? 'lali:-scale-x-100 lali:rtl:scale-x-100' : 'lali:rtl:-scale-x-100'} />
    </IconButton>
  );
}

/** Fetches the pictures beside the one on show, so that a step shows the next at once. */
function useNeighbours(images: readonly LightboxImage[], index: number | null) {
  useEffect(() => {
    if (index === null) return;
    for (const neighbour of [images[index + 1], images[index - 1]]) {
      // With several formats only the browser knows which one it will take.
      if (!neighbour || neighbour.sources) continue;
      const file = new window.Image();
      if (neighbour.srcSet) file.srcset = neighbour.srcSet;
      if (neighbour.sizes) file.sizes = neighbour.sizes;
      file.src = neighbour.src;
    }
  }, [images, index]);
}
