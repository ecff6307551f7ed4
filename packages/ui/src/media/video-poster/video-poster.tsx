'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { videoPoster } from '../../messages/en.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { Image, type MediaImage } from '../device-frame/image.tsx';

const videoPosterVariants = cva('lali:grid lali:w-full lali:grid-cols-[minmax(0,1fr)] lali:gap-3');

/* Not a fixed height: a title of many lines makes the poster higher instead of being cut. */
const videoPosterBoxVariants = cva(
  'lali:relative lali:isolate lali:grid lali:aspect-video lali:grid-cols-[minmax(0,1fr)] lali:overflow-clip lali:rounded-card lali:border lali:border-line lali:bg-inverse',
);

const videoPosterLinkVariants = cva(
  'lali:surface-inverse lali:isolate lali:group/play lali:focus-ring-inset lali:relative lali:grid lali:grid-cols-[minmax(0,1fr)] lali:grid-rows-[1fr_auto] lali:rounded-[inherit] lali:text-on-inverse lali:[-webkit-tap-highlight-color:transparent]',
);

/* A cell that turns into a tile, like other pressable elements. */
const videoPosterPlayVariants = cva(
  'lali:grid lali:size-14 lali:place-content-center lali:rounded-[50%] lali:bg-highlight lali:text-on-highlight lali:transition-[border-radius,scale] lali:duration-calm lali:group-active/play:scale-95 lali:can-hover:group-hover/play:rounded-[34%] lali:motion-reduce:transition-none lali:sm:size-20 lali:forced-colors:border',
);

const videoPosterStageVariants = cva(
  'lali:grid lali:justify-items-center lali:pt-4 lali:sm:col-start-1 lali:sm:row-span-2 lali:sm:row-start-1 lali:sm:pt-0',
  { variants: { place: { middle: 'lali:items-center', foot: 'lali:items-end lali:sm:pb-8' } } },
);

const videoPosterBarVariants = cva(
  'lali:relative lali:flex lali:flex-wrap lali:items-end lali:sm:col-start-1 lali:sm:row-start-2 lali:justify-between lali:gap-x-6 lali:gap-y-1 lali:px-4 lali:pt-8 lali:pb-3 lali:sm:px-8 lali:sm:pt-14 lali:sm:pb-6',
  {
    variants: {
      place: {
        middle: 'lali:bg-linear-to-t lali:from-inverse lali:via-inverse/90 lali:via-75% lali:to-transparent',
        // It stands beside the sign, over an empty part of the drawing.
        foot: '',
      },
    },
  },
);

const videoPosterTitleVariants = cva(
  'lali:block lali:font-display lali:font-[640] lali:wrap-anywhere lali:text-[1.125rem] lali:leading-tight',
  {
    variants: {
      place: {
        middle: 'lali:sm:text-[1.625rem]',
        foot: 'lali:sm:type-heading',
      },
    },
  },
);

/** Decoration: the title says what the video is. */
export type VideoPosterImage = Omit<MediaImage, 'alt'>;

interface VideoProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'onPlay'> {
  /** Names the video and, once it plays, the player. */
  title: string;
  /** The video's own page: where the poster leads without scripts, and in a new tab. */
  href: string;
  /** Address of the player, from a host that sets no cookies. Nothing is asked of it before a press. */
  embedUrl: string;
  /** How long it takes, for people: '18 minutes'. */
  duration?: string;
  /** Text below the picture about what the press does: 'Playing loads the video from video.example.com.' */
  note?: ReactNode;
  /** Default 'Play video'. */
  playLabel?: string;
  /** What the player may do. */
  allow?: string;
  /** The player has been asked for. */
  onPlay?: () => void;
}

export interface VideoPosterWithImageProps extends VideoProps {
  /** A picture of the video, with its alternative text. */
  poster: VideoPosterImage;
  figure?: never;
  playPlace?: never;
}

export interface VideoPosterWithFigureProps extends VideoProps {
  /** Drawn instead of a picture, such as a LivingFigure on `inverse`. Decorative. */
  figure?: ReactNode;
  /**
   * `foot`: the sign stands on the lower edge, and a large title beside it: the figure leaves the lower corners empty.
   * Default `middle`.
   */
  playPlace?: 'middle' | 'foot';
  poster?: never;
}

export type VideoPosterProps = VideoPosterWithImageProps | VideoPosterWithFigureProps;

/** A video that loads nothing from its host until the visitor presses play. */
export function VideoPoster({
  title,
  href,
  embedUrl,
  duration,
  note,
  poster,
  figure,
  playPlace: place = 'middle',
  playLabel,
  allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  onPlay,
  className,
  ...props
}: VideoPosterProps) {
  const words = useWords('videoPoster', videoPoster);
  const Anchor = useLinkComponent();
  const enhanced = useEnhanced();
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);

  const play = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
    onPlay?.();
  };

  return (
    <div
      data-state={playing ? 'playing' : 'poster'}
      className={cx(videoPosterVariants(), className)}
      {...props}
    >
      <div className={videoPosterBoxVariants()}>
        {playing ? (
          <iframe
            ref={player}
            src={embedUrl}
            title={title}
            allow={allow}
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="lali:absolute lali:inset-0 lali:size-full lali:border-0"
          />
        ) : (
          <Anchor
            href={href}
            // Once scripts run, a press starts something here and leads nowhere.
            role={enhanced ? 'button' : undefined}
            className={videoPosterLinkVariants()}
            onClick={play}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              event.currentTarget.click();
            }}
          >
            <span aria-hidden="true" className="lali:absolute lali:inset-0 lali:-z-10 lali:overflow-clip">
              {poster ? (
                <Image image={poster} alt="" loading="lazy" className="lali:size-full lali:object-cover" />
              ) : (
                figure
              )}
            </span>
            <span className={videoPosterStageVariants({ place })}>
              <span className={videoPosterPlayVariants()}>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                  className="lali:ms-[8%] lali:size-7 lali:sm:size-10"
                  fill="currentColor"
                >
                  <path d="M6.5 4.2v15.6c0 .8.9 1.3 1.6.8l11.6-7.8a1 1 0 0 0 0-1.6L8.1 3.4c-.7-.5-1.6 0-1.6.8Z" />
                </svg>
              </span>
            </span>
            <span className={videoPosterBarVariants({ place })}>
              <span className={cx('lali:min-w-0', place === 'foot' && 'lali:sm:max-w-[40%]')}>
                <span className="lali:sr-only">{playLabel ?? words.play}: </span>
                <span className={videoPosterTitleVariants({ place })}>{title}</span>
              </span>
              {duration ? <span className="lali:type-mono lali:whitespace-nowrap">{duration}</span> : null}
            </span>
          </Anchor>
        )}
      </div>
      {note ? (
        <p className="lali:type-small lali:text-text-soft lali:text-pretty lali:wrap-anywhere">{note}</p>
      ) : null}
    </div>
  );
}
