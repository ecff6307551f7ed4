import { cva } from 'class-variance-authority';

/*
 * `md:` is the bar with panels, `max-md:` the sheet with accordions. What is displayed at all is decided in
 * navigation-menu.css and sheet.css, so no utility here sets the display of a panel or of the sheet's body.
 */
export const headerClasses = {
  root: cva('site-header surface-ground sticky top-0 z-50 border-b border-line'),
  frame: cva('relative flex min-h-16 items-center gap-4 md:min-h-0 md:gap-6 md:py-[16px]'),
  brand: cva(
    'focus-ring relative z-10 -ms-1 flex min-h-11 shrink-0 items-center gap-2.5 rounded-control px-1 font-display text-[min(1.375rem,7vw)] font-[640] tracking-[-0.01em] text-ink no-underline md:text-[1.375rem]',
  ),

  toggle: cva('relative z-10 ms-auto min-w-11'),
  toggleButton: cva(
    'flex min-h-11 cursor-pointer select-none items-center justify-center rounded-control border border-control bg-raised px-3 text-[1rem] font-semibold',
  ),

  sheet: cva('max-md:bg-ground md:min-w-0 md:grow'),
  sheetLayout: cva(
    'flex max-md:h-full max-md:flex-col max-md:pt-16 md:flex-wrap md:items-center md:justify-end md:gap-x-3 md:gap-y-1 lg:gap-x-5',
  ),
  nav: cva(
    'max-md:min-h-0 max-md:grow max-md:overflow-y-auto max-md:overscroll-contain max-md:border-t max-md:border-line max-md:flex max-md:flex-col max-md:px-5',
  ),
  list: cva('md:flex md:flex-wrap md:items-center md:gap-x-1'),
  // Behind nothing: it is there only while no section is open and takes what height is left.
  sheetMark: cva('menu-sheet-mark relative min-h-0 grow basis-0 overflow-hidden max-md:-mx-5 md:hidden'),
  item: cva('max-md:border-b max-md:border-line'),

  trigger: cva(
    'menu-tab focus-ring relative min-h-11 cursor-pointer items-center gap-1.5 rounded-control ps-4 pe-3 text-[1rem] font-semibold text-ink md:flex',
  ),
  chevron: cva(
    'menu-chevron relative shrink-0 transition-transform duration-quick motion-reduce:transition-none',
  ),
  summary: cva(
    'focus-ring-inset flex min-h-24 cursor-pointer items-center justify-between gap-4 py-5 text-start',
  ),

  panel: cva(
    'menu-panel @container max-md:pb-6 md:surface-raised md:end-0 md:w-[min(100%,1060px)] md:rounded-card md:border md:border-line md:shadow-float',
  ),
  panelLayout: cva(
    'flex flex-col gap-5 md:gap-0 @min-[30rem]:grid @min-[30rem]:grid-cols-2 md:@min-[40rem]:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,1fr)] md:@min-[56rem]:grid-cols-[20rem_minmax(0,1fr)_minmax(0,1fr)] md:@min-[40rem]:min-h-[min(25rem,100dvh-8rem)]',
  ),
  feature: cva(
    'menu-feature surface-accent relative flex shrink-0 flex-col overflow-hidden p-5 pb-0 md:@max-[40rem]:pb-5 max-md:rounded-card forced-colors:border @min-[30rem]:col-span-2 md:@min-[40rem]:col-span-1 md:@min-[56rem]:p-7 md:@min-[56rem]:pb-0',
  ),
  featureTitle: cva(
    'font-display text-[1.375rem] font-[640] leading-[1.1] tracking-[-0.01em] text-balance wrap-break-word md:@min-[56rem]:text-[1.75rem]',
  ),
  featureText: cva('type-small mt-2.5 hidden text-accent-soft md:@min-[40rem]:block md:@min-[56rem]:mt-3'),
  featureAction: cva(
    'menu-feature-action mt-3 max-w-full self-start pe-7 text-[1rem] wrap-break-word font-semibold text-on-accent no-underline md:@min-[40rem]:mt-4',
  ),
  featureFigure: cva(
    'menu-feature-figure pointer-events-none relative -mx-5 mt-5 min-h-44 grow empty:min-h-5 md:@max-[40rem]:hidden md:@min-[40rem]:min-h-40 md:@min-[56rem]:-mx-7',
  ),

  column: cva(
    'md:border-line md:p-2 md:pt-5 md:@min-[30rem]:[&+&]:border-s md:@min-[56rem]:p-4 md:@min-[56rem]:pt-6',
  ),
  columnTitle: cva('px-3 pb-2 text-[0.9375rem] leading-6 font-medium text-muted max-md:px-0'),
  link: cva(
    'menu-link focus-ring relative flex min-h-15 items-center gap-3 rounded-control px-3 py-2 lg:min-h-17 text-start text-ink no-underline max-md:-mx-3 lg:gap-4',
  ),
  linkIcon: cva('grid size-9 shrink-0 place-items-center text-accent-text', {
    variants: { nested: { true: 'md:@max-[56rem]:hidden', false: '' } },
  }),
  linkText: cva('flex min-w-0 grow flex-col wrap-break-word'),
  summaryText: cva('flex min-w-0 flex-col gap-1.5'),
  summaryLabel: cva(
    'menu-label relative self-start font-display text-[min(2rem,10vw)] font-[640] leading-[1.1] tracking-[-0.01em]',
  ),
  summaryPreview: cva('menu-preview text-[0.9375rem] leading-[1.4] text-muted'),
  summaryMark: cva(
    'surface-accent grid size-12 shrink-0 place-items-center rounded-control forced-colors:border',
  ),
  linkLabel: cva('text-[1.0625rem] font-semibold leading-6'),
  linkLine: cva('text-[0.9375rem] leading-[1.35] text-muted', {
    variants: { nested: { true: 'md:@max-[56rem]:hidden', false: '' } },
  }),

  branchTrigger: cva('w-full cursor-pointer'),
  branchList: cva('ms-[1.875rem] border-s border-line ps-2.5 lg:ps-4 max-md:ms-[0.375rem] mb-3'),
  branchLink: cva(
    'menu-link focus-ring relative flex min-h-11 items-center gap-2.5 rounded-control px-3 py-1 text-ink lg:min-h-13 no-underline',
  ),

  actionBar: cva(
    'max-md:border-t max-md:border-line max-md:bg-ground max-md:px-5 max-md:pt-3 max-md:pb-[max(1rem,env(safe-area-inset-bottom))]',
  ),
  action: cva(
    'focus-ring flex min-h-11 items-center justify-center rounded-control bg-ink px-5 text-[1rem] font-semibold text-ground no-underline transition-[background-color] duration-quick hover:bg-[color-mix(in_oklab,var(--color-ink)_84%,var(--color-ground))] max-md:min-h-13 max-md:w-full max-md:text-[1.0625rem]',
  ),
};
