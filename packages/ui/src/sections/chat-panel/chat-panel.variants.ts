import { cva } from 'class-variance-authority';

export const chatPanelVariants = cva('print:hidden', {
  variants: {
    placement: {
      corner:
        'fixed end-[max(1.25rem,env(safe-area-inset-right))] bottom-[max(1.25rem,env(safe-area-inset-bottom))] z-40 has-data-chat-dialog:max-sm:z-60',
      inline: 'relative grid min-h-14 w-full grid-cols-[minmax(0,1fr)] items-end justify-items-end',
    },
  },
});

/* Round on every path: the launcher is a cell. Its gap of the focus ring has the colour of the page. */
export const chatLauncherVariants = cva(
  'focus-ring grid size-13 cursor-pointer lg:size-15 place-content-center rounded-full border border-[color-mix(in_oklab,var(--color-on-night)_28%,var(--color-night))] bg-night text-on-night shadow-float transition-[translate,background-color] duration-quick [-webkit-tap-highlight-color:transparent] hover:bg-[color-mix(in_oklab,var(--color-night),white_12%)] active:translate-y-px motion-reduce:transition-none',
  { variants: { open: { true: 'invisible absolute end-0 bottom-0', false: '' } } },
);

/* The whole window above the keyboard on phones; a card in the corner on larger windows. */
export const chatDialogVariants = cva(
  'surface-raised flex min-h-0 flex-col overflow-clip border-line text-start wrap-anywhere transition-[opacity,translate] duration-calm ease-grow starting:translate-y-4 starting:opacity-0 motion-reduce:transition-none',
  {
    variants: {
      placement: {
        corner:
          'max-sm:fixed max-sm:inset-x-0 max-sm:top-[var(--chat-top,0px)] max-sm:h-[var(--chat-height,100dvh)] sm:absolute sm:end-0 sm:bottom-0 sm:h-[min(41rem,100dvh-var(--header-height,5rem)-2.5rem)] sm:w-[min(25rem,100vw-2.5rem)] sm:rounded-card sm:border sm:shadow-float',
        inline: 'h-[36rem] max-h-[80dvh] w-full max-w-[30rem] rounded-card border',
      },
    },
  },
);

export const chatBubbleVariants = cva(
  'type-body w-fit max-w-full whitespace-pre-line border border-transparent px-4 py-3 wrap-anywhere',
  {
    variants: {
      from: {
        guide: 'rounded-[18px] rounded-es-[5px] bg-ground text-ink',
        visitor: 'surface-kingfisher rounded-[18px] rounded-ee-[5px]',
      },
    },
  },
);

/** Outlined pills; wide enough for a thumb, as many lines as the words need. */
export const chatSuggestionVariants = cva(
  'focus-ring min-h-11 max-w-full cursor-pointer rounded-[22px] border border-control px-4 py-2 text-start font-medium text-[0.9375rem] text-ink leading-snug transition-[background-color,border-color] duration-quick wrap-anywhere hover:border-ink hover:bg-ground motion-reduce:transition-none',
);

/** The round cell of a message that is being saved becomes a tile when it is saved. */
export const chatSavingVariants = cva(
  'mb-1.5 size-2 shrink-0 self-end transition-[border-radius,background-color] duration-calm motion-reduce:transition-none forced-colors:bg-[CanvasText]',
  {
    variants: {
      saving: {
        sending: 'animate-pulse rounded-[4px] bg-control motion-reduce:animate-none',
        saved: 'rounded-[1.5px] bg-leaf-text',
        unsaved: 'hidden',
      },
    },
  },
);
