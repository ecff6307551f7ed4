import { cva } from 'class-variance-authority';

export const chatPanelVariants = cva('lali:print:hidden', {
  variants: {
    placement: {
      // Its own box takes no press: the launcher may be away from it, or stand above it.
      // Before scripts can tell what it would cover, it stands at the end of the page on windows without a margin for it.
      corner:
        'lali:pointer-events-none lali:*:pointer-events-auto lali:end-[max(1.25rem,env(safe-area-inset-right))] lali:bottom-[max(1.25rem,env(safe-area-inset-bottom))] lali:z-40 lali:lg:fixed lali:max-lg:data-enhanced:fixed lali:max-lg:not-data-enhanced:relative lali:max-lg:not-data-enhanced:h-0 lali:max-lg:not-data-enhanced:*:absolute lali:max-lg:not-data-enhanced:*:end-0 lali:max-lg:not-data-enhanced:*:bottom-0 lali:has-data-chat-dialog:max-sm:z-60',
      inline:
        'lali:relative lali:grid lali:min-h-14 lali:w-full lali:grid-cols-[minmax(0,1fr)] lali:items-end lali:justify-items-end',
    },
  },
});

/* Round on every path: the launcher is a cell. Its gap of the focus ring has the colour of the page. */
export const chatLauncherVariants = cva(
  'lali:focus-ring lali:grid lali:size-12 lali:cursor-pointer lali:lg:size-15 lali:place-content-center lali:rounded-full lali:border lali:border-[color-mix(in_oklab,var(--lali-color-on-inverse)_28%,var(--lali-color-inverse))] lali:bg-inverse lali:text-on-inverse lali:shadow-float lali:transition-[translate,opacity,background-color] lali:duration-quick lali:[-webkit-tap-highlight-color:transparent] lali:hover:bg-[color-mix(in_oklab,var(--lali-color-inverse),white_12%)] lali:active:translate-y-px lali:motion-reduce:transition-none',
  {
    variants: {
      open: { true: 'lali:invisible lali:absolute lali:end-0 lali:bottom-0', false: '' },
      // Away it can still be reached by keyboard and screen reader; the focus brings it back.
      floating: {
        true: 'lali:not-focus:data-away:pointer-events-none lali:not-focus:data-away:translate-y-4 lali:not-focus:data-away:opacity-0',
        false: '',
      },
    },
  },
);

/* The whole window above the keyboard on phones; a card in the corner on larger windows. */
export const chatDialogVariants = cva(
  'lali:surface-raised lali:flex lali:min-h-0 lali:flex-col lali:overflow-clip lali:border-line lali:text-start lali:wrap-anywhere lali:transition-[opacity,translate] lali:duration-calm lali:ease-grow lali:starting:translate-y-4 lali:starting:opacity-0 lali:motion-reduce:transition-none',
  {
    variants: {
      placement: {
        corner:
          'lali:max-sm:fixed lali:max-sm:inset-x-0 lali:max-sm:top-[var(--lali-chat-top,0px)] lali:max-sm:h-[var(--lali-chat-height,100dvh)] lali:sm:absolute lali:sm:end-0 lali:sm:bottom-0 lali:sm:h-[min(41rem,100dvh-var(--lali-header-height,5rem)-2.5rem)] lali:sm:w-[min(25rem,100vw-2.5rem)] lali:sm:rounded-card lali:sm:border lali:sm:shadow-float',
        inline:
          'lali:h-[36rem] lali:max-h-[80dvh] lali:w-full lali:max-w-[30rem] lali:rounded-card lali:border',
      },
    },
  },
);

export const chatBubbleVariants = cva(
  'lali:type-body lali:w-fit lali:max-w-full lali:whitespace-pre-line lali:border lali:border-transparent lali:px-4 lali:py-3 lali:wrap-anywhere',
  {
    variants: {
      from: {
        guide: 'lali:rounded-[18px] lali:rounded-es-[5px] lali:bg-page lali:text-text',
        visitor: 'lali:surface-primary lali:rounded-[18px] lali:rounded-ee-[5px]',
      },
    },
  },
);

/** Outlined pills; wide enough for a thumb, as many lines as the words need. */
export const chatSuggestionVariants = cva(
  'lali:focus-ring lali:min-h-11 lali:max-w-full lali:cursor-pointer lali:rounded-[22px] lali:border lali:border-control lali:px-4 lali:py-2 lali:text-start lali:font-medium lali:text-[0.9375rem] lali:text-text lali:leading-snug lali:transition-[background-color,border-color] lali:duration-quick lali:wrap-anywhere lali:hover:border-text lali:hover:bg-page lali:motion-reduce:transition-none',
);

/** The round cell of a message that is being saved becomes a tile when it is saved. */
export const chatSavingVariants = cva(
  'lali:mb-1.5 lali:size-2 lali:shrink-0 lali:self-end lali:transition-[border-radius,background-color] lali:duration-calm lali:motion-reduce:transition-none lali:forced-colors:bg-[CanvasText]',
  {
    variants: {
      saving: {
        sending:
          'lali-busy lali:[animation-duration:2s] lali:rounded-[4px] lali:bg-control lali:motion-reduce:animate-none',
        saved: 'lali:rounded-[1.5px] lali:bg-secondary-text',
        unsaved: 'lali:hidden',
      },
    },
  },
);
