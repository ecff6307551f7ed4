'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { deviceGallery } from '../../messages/en.ts';
import type { GalleryLabels } from '../../messages/labels.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import {
  galleryCellVariants,
  galleryControlsVariants,
  galleryInsetVariants,
  galleryStripVariants,
  galleryVariants,
} from './device-gallery.variants.ts';
import { checkImages, fullImage, type ShowcaseImage } from './gallery-image.ts';
import { StripItem } from './strip-item.tsx';
import { Turn } from './turn.tsx';
import { useLightbox } from './use-lightbox.ts';
import { isRtl, type StripView, useStrip } from './use-strip.ts';

export interface StripProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The component that a message to the developer names. */
  owner: string;
  images: readonly (ShowcaseImage | undefined)[];
  /** Names the gallery: 'Seat selection, screens'. */
  label: string;
  /**
   * `page`: the gallery reaches from edge to edge of the window, its first frame stands under the page's text, the strip
   * bleeds to the end. `container`: the strip begins and ends with its parent;
   * the custom property `--gallery-bleed` lets it run on through the parent's padding. Default `page`.
   */
  align?: 'page' | 'container';
  /** `full`: captions stand under the full pictures only, where many galleries follow each other. Default `everywhere`. */
  captions?: 'everywhere' | 'full';
  /** `lazy` for a gallery below the first screen: its first picture is lazy too. Default `eager`. */
  loading?: 'lazy' | 'eager';
  /** The picture in full view, from 0, or `null`. Controlled; without it the gallery keeps its own state. */
  openIndex?: number | null;
  /** The picture in full view at first, where the gallery keeps its own state. Default `null`, none. */
  defaultOpenIndex?: number | null;
  /** Opened, moved to another picture, or closed (`null`). */
  onOpenIndexChange?: (index: number | null) => void;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<GalleryLabels>;
}

const onlyDefined = (image: ShowcaseImage | undefined) => image !== undefined;

/** What the three galleries share: a strip of screens that scrolls sideways, with a full view of each. */
export function Strip({
  owner,
  images: given,
  label,
  align = 'page',
  captions = 'everywhere',
  loading = 'eager',
  openIndex,
  defaultOpenIndex = null,
  onOpenIndexChange,
  labels,
  className,
  onKeyDown,
  onPointerEnter,
  onFocus,
  onBlur,
  ...props
}: StripProps) {
  const images = given.filter(onlyDefined);
  checkImages(owner, images);
  const { length } = images;
  const words = useWords('deviceGallery', deviceGallery, labels);
  const locale = useLocale();
  const enhanced = useEnhanced();
  const nameId = useId();
  const described = enhanced ? nameId : undefined;

  const list = useRef<HTMLUListElement>(null);
  const [said, say] = useState('');
  // Who tabs through, or swipes, hears from the screens themselves where they are.
  const asked = useRef(false);
  // Inside a strip browsers fetch a lazy picture only when it is in view. Who comes near will want the others too.
  const [wanted, setWanted] = useState(false);
  const { view, reveal } = useStrip(list, ({ first, last }) => {
    if (!asked.current) return;
    asked.current = false;
    // On a link, the screen reader has just read the alternative text.
    const alone = first === last && !list.current?.contains(document.activeElement);
    const what = alone ? `: ${images[first]?.alt ?? ''}` : '';
    const where = { position: first + 1, first: first + 1, last: last + 1, count: length };
    say(formatMessage(first === last ? words.screen : words.screens, where, locale) + what);
  });
  const scrollable = view !== null && !(view.atStart && view.atEnd);

  const [ownIndex, setOwnIndex] = useState(defaultOpenIndex);
  const index = openIndex === undefined ? ownIndex : openIndex;
  const openImage = index === null ? undefined : images[index];
  const { Lightbox, prepare } = useLightbox(openImage ? fullImage(openImage).src : null);
  const lastOpen = useRef(0);
  const change = (next: number | null) => {
    if (index !== null) lastOpen.current = next ?? index;
    setOwnIndex(next);
    onOpenIndexChange?.(next);
  };

  const turnTo = (step: number) => {
    asked.current = true;
    if (view) reveal(turn(view, step, length));
  };

  const link = (at: number) => list.current?.children[at]?.querySelector<HTMLElement>('a');
  const inView = (at: number) => view !== null && at >= view.first && at <= view.last;
  const focus = (at: number) => {
    link(at)?.focus({ preventScroll: true });
    if (!inView(at)) reveal(at);
  };

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The full view is a child in React's tree, though not in the document's.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const forwards = isRtl(event.currentTarget) ? -1 : 1;
    const step = { ArrowRight: forwards, ArrowLeft: -forwards, Home: -length, End: length }[event.key];
    asked.current = step !== undefined;
    if (step === undefined) return;
    event.preventDefault();
    const items = Array.from(list.current?.children ?? []);
    const current = items.findIndex((item) => item.contains(document.activeElement));
    if (current >= 0) focus(Math.min(length - 1, Math.max(0, current + step)));
    else if (view) reveal(Math.abs(step) === 1 ? turn(view, step, length) : step < 0 ? 0 : length - 1);
  };

  if (length === 0) return null;
  const mixed = new Set(images.map(({ device }) => device)).size > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this groups pictures.
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-align={align}
      data-enhanced={enhanced ? '' : undefined}
      data-scrollable={scrollable ? '' : undefined}
      className={cx('lali:group/gallery', galleryVariants(), className)}
      onKeyDown={press}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setWanted(true);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        setWanted(true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (event.currentTarget.contains(event.relatedTarget)) return;
        asked.current = false;
        say('');
      }}
      {...props}
    >
      <div className={galleryInsetVariants({ align })}>
        <ul ref={list} className={galleryStripVariants({ align, mixed })}>
          {images.map((image, at) => (
            <StripItem
              key={image.src}
              image={image}
              captioned={captions === 'everywhere'}
              mixed={mixed}
              eager={(at === 0 && loading === 'eager') || wanted}
              enhanced={enhanced}
              onPrepare={prepare}
              onOpen={() => change(at)}
              onReach={() => {
                if (!inView(at)) reveal(at);
              }}
            />
          ))}
        </ul>
        {length > 1 ? (
          <div
            data-part="controls"
            className={cx(
              galleryControlsVariants(),
              captions === 'full' && 'lali:@max-3xl:hidden',
              !scrollable && 'lali:invisible',
            )}
          >
            <span aria-hidden="true" className="lali:flex lali:gap-1.5">
              {images.map((image, at) => (
                <span
                  key={image.src}
                  data-in-view={inView(at) ? '' : undefined}
                  className={galleryCellVariants()}
                />
              ))}
            </span>
            {enhanced ? (
              <span id={nameId} hidden>
                {label}
              </span>
            ) : null}
            <div className="lali:flex lali:gap-2">
              <Turn
                label={words.previous}
                of={described}
                back
                ended={view?.atStart}
                onTurn={() => turnTo(-1)}
              />
              <Turn label={words.next} of={described} ended={view?.atEnd} onTurn={() => turnTo(1)} />
            </div>
          </div>
        ) : null}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {Lightbox ? (
        <Lightbox
          label={label}
          images={images.map(fullImage)}
          index={index}
          onIndexChange={change}
          labels={{ previous: words.previousPicture, next: words.nextPicture, close: words.close }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focus(lastOpen.current);
          }}
        />
      ) : null}
    </div>
  );
}

/** As many screens on, or back, as are in view. */
function turn({ first, last }: StripView, step: number, count: number): number {
  return step > 0 ? Math.min(count - 1, last + 1) : Math.max(0, first - (last - first + 1));
}
