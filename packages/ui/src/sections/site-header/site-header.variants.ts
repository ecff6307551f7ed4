import { cva } from 'class-variance-authority';

/*
 * `md:` is the bar with panels, `max-md:` the sheet with accordions. What is displayed at all is decided in
 * navigation-menu.css and sheet.css, so no utility here sets the display of a panel or of the sheet's body.
 */
export const headerClasses = {
  root: cva('site-header surface-ground sticky top-0 z-50 border-b border-line'),
  frame: cva('relative flex min-h-16 items-center gap-4 md:min-h-[76px] md:gap-6'),
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
    'max-md:min-h-0 max-md:grow max-md:overflow-y-auto max-md:overscroll-contain max-md:border-t max-md:border-line max-md:px-5 max-md:pb-6',
  ),
  list: cva('md:flex md:flex-wrap md:items-center md:gap-x-1'),
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
    'menu-panel md:surface-raised md:border md:border-line md:shadow-float max-md:pb-6 md:end-0 md:w-[min(100%,1060px)] md:rounded-card',
  ),
  panelLayout: cva(
    'max-md:flex max-md:flex-col max-md:gap-5 md:grid md:min-h-[28rem] md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)_minmax(0,1fr)]',
  ),
  feature: cva(
    'menu-feature surface-accent relative flex flex-col overflow-hidden max-md:min-h-[148px] max-md:rounded-card max-md:p-5 md:p-5 md:pb-0 lg:p-7 lg:pb-0 forced-colors:border',
  ),
  featureTitle: cva(
    'font-display text-[1.375rem] font-[640] leading-[1.1] tracking-[-0.01em] text-balance max-md:max-w-[56%] lg:text-[1.75rem]',
  ),
  featureText: cva('type-small mt-2.5 text-accent-soft max-md:hidden lg:mt-3'),
  featureAction: cva(
    'menu-feature-action mt-4 flex items-center gap-2 self-start text-[1rem] font-semibold text-on-accent no-underline max-md:mt-auto max-md:max-w-[56%] max-md:pt-3',
  ),
  featureFigure: cva(
    'menu-feature-figure pointer-events-none max-md:absolute max-md:inset-y-0 max-md:end-0 max-md:w-[42%] md:mt-6 md:min-h-44 md:grow md:-mx-5 lg:-mx-7',
  ),

  column: cva('md:border-line md:p-2 md:pt-5 lg:p-4 lg:pt-6 md:[&+&]:border-s'),
  columnTitle: cva('px-3 pb-2 text-[0.9375rem] leading-6 font-medium text-muted max-md:px-0'),
  link: cva(
    'menu-link focus-ring relative flex min-h-[60px] items-center gap-3 rounded-control px-3 py-2 text-start text-ink no-underline max-md:-mx-3 lg:gap-4',
  ),
  linkIcon: cva('grid size-9 shrink-0 place-items-center text-accent-text'),
  linkText: cva('flex min-w-0 grow flex-col wrap-break-word'),
  summaryText: cva('flex min-w-0 flex-col gap-1.5'),
  summaryLabel: cva(
    'menu-label relative self-start font-display text-[2rem] font-[640] leading-[1.1] tracking-[-0.01em]',
  ),
  summaryPreview: cva('menu-preview text-[0.9375rem] leading-[1.4] text-muted'),
  summaryMark: cva(
    'surface-accent grid size-12 shrink-0 place-items-center rounded-control forced-colors:border',
  ),
  linkLabel: cva('text-[1.0625rem] font-semibold leading-6'),
  linkLine: cva('text-[0.9375rem] leading-[1.35] text-muted'),

  branchTrigger: cva('w-full cursor-pointer'),
  branchList: cva('ms-[1.875rem] border-s border-line ps-2.5 lg:ps-4 max-md:ms-[0.375rem]'),
  branchLink: cva(
    'menu-link focus-ring relative flex min-h-[52px] items-center gap-3 rounded-control px-3 py-1 text-ink no-underline',
  ),

  actionBar: cva(
    'max-md:border-t max-md:border-line max-md:bg-ground max-md:px-5 max-md:pt-3 max-md:pb-[max(1rem,env(safe-area-inset-bottom))]',
  ),
  action: cva(
    'focus-ring flex min-h-11 items-center justify-center rounded-control bg-ink px-5 text-[1rem] font-semibold text-ground no-underline transition-[background-color] duration-quick hover:bg-[color-mix(in_oklab,var(--color-ink)_84%,var(--color-ground))] max-md:min-h-13 max-md:w-full max-md:text-[1.0625rem]',
  ),
};
