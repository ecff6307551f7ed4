import { cva } from 'class-variance-authority';

/*
 * `md:` is the bar with panels, `max-md:` the sheet with accordions. What is displayed at all is decided in
 * navigation-menu.css and sheet.css, so no utility here sets the display of a panel or of the sheet's body.
 */
export const headerClasses = {
  root: cva(
    'lali-site-header lali:surface-page lali:sticky lali:top-0 lali:z-50 lali:border-b lali:border-line',
  ),
  frame: cva(
    'lali:relative lali:flex lali:min-h-16 lali:items-center lali:gap-4 lali:md:min-h-0 lali:md:gap-6 lali:md:py-[16px]',
  ),
  brand: cva(
    'lali:focus-ring lali:relative lali:z-10 lali:-ms-1 lali:flex lali:min-h-11 lali:shrink-0 lali:items-center lali:gap-2.5 lali:rounded-control lali:px-1 lali:font-display lali:text-[min(1.375rem,7vw)] lali:font-[640] lali:tracking-[-0.01em] lali:text-text lali:no-underline lali:md:text-[1.375rem]',
  ),

  toggle: cva('lali:relative lali:z-10 lali:ms-auto lali:min-w-11'),
  toggleButton: cva(
    'lali:flex lali:min-h-11 lali:cursor-pointer lali:select-none lali:items-center lali:justify-center lali:rounded-control lali:border lali:border-control lali:bg-surface lali:px-3 lali:text-[1rem] lali:font-semibold',
  ),

  sheet: cva('lali:max-md:bg-page lali:md:min-w-0 lali:md:grow'),
  sheetLayout: cva(
    'lali:flex lali:max-md:h-full lali:max-md:flex-col lali:max-md:pt-16 lali:md:flex-wrap lali:md:items-center lali:md:justify-end lali:md:gap-x-3 lali:md:gap-y-1 lali:lg:gap-x-5',
  ),
  nav: cva(
    'lali:max-md:min-h-0 lali:max-md:grow lali:max-md:overflow-y-auto lali:max-md:overscroll-contain lali:max-md:border-t lali:max-md:border-line lali:max-md:flex lali:max-md:flex-col lali:max-md:px-5',
  ),
  list: cva('lali:md:flex lali:md:flex-wrap lali:md:items-center lali:md:gap-x-1'),
  // Behind nothing: it is there only while no section is open and takes what height is left.
  sheetMark: cva(
    'lali-menu-sheet-mark lali:relative lali:min-h-0 lali:grow lali:basis-0 lali:overflow-hidden lali:max-md:-mx-5 lali:md:hidden',
  ),
  item: cva('lali:max-md:border-b lali:max-md:border-line'),

  trigger: cva(
    'lali-menu-tab lali:focus-ring lali:relative lali:min-h-11 lali:cursor-pointer lali:items-center lali:gap-1.5 lali:rounded-control lali:ps-4 lali:pe-3 lali:text-[1rem] lali:font-semibold lali:text-text lali:md:flex',
  ),
  chevron: cva(
    'lali-menu-chevron lali:relative lali:shrink-0 lali:transition-transform lali:duration-quick lali:motion-reduce:transition-none',
  ),
  summary: cva(
    'lali:focus-ring-inset lali:flex lali:min-h-24 lali:cursor-pointer lali:items-center lali:justify-between lali:gap-4 lali:py-5 lali:text-start',
  ),

  panel: cva(
    'lali-menu-panel lali:@container lali:max-md:pb-6 lali:md:surface-raised lali:md:end-0 lali:md:w-[min(100%,1060px)] lali:md:rounded-card lali:md:border lali:md:border-line lali:md:shadow-float',
  ),
  panelLayout: cva(
    'lali:flex lali:flex-col lali:gap-5 lali:md:gap-0 lali:@min-[30rem]:grid lali:@min-[30rem]:grid-cols-2 lali:md:@min-[40rem]:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,1fr)] lali:md:@min-[56rem]:grid-cols-[20rem_minmax(0,1fr)_minmax(0,1fr)] lali:md:@min-[40rem]:min-h-[min(25rem,100dvh-8rem)]',
  ),
  feature: cva(
    'lali-menu-feature lali:surface-accent lali:relative lali:flex lali:shrink-0 lali:flex-col lali:overflow-hidden lali:p-5 lali:pb-0 lali:md:@max-[40rem]:pb-5 lali:max-md:rounded-card lali:forced-colors:border lali:@min-[30rem]:col-span-2 lali:md:@min-[40rem]:col-span-1 lali:md:@min-[56rem]:p-7 lali:md:@min-[56rem]:pb-0',
  ),
  featureTitle: cva(
    'lali:font-display lali:text-[1.375rem] lali:font-[640] lali:leading-[1.1] lali:tracking-[-0.01em] lali:text-balance lali:wrap-break-word lali:md:@min-[56rem]:text-[1.75rem]',
  ),
  featureText: cva(
    'lali:type-small lali:mt-2.5 lali:hidden lali:text-on-accent-soft lali:md:@min-[40rem]:block lali:md:@min-[56rem]:mt-3',
  ),
  featureAction: cva(
    'lali-menu-feature-action lali:mt-3 lali:max-w-full lali:self-start lali:pe-7 lali:text-[1rem] lali:wrap-break-word lali:font-semibold lali:text-on-accent lali:no-underline lali:md:@min-[40rem]:mt-4',
  ),
  featureFigure: cva(
    'lali-menu-feature-figure lali:pointer-events-none lali:relative lali:-mx-5 lali:mt-5 lali:min-h-44 lali:grow lali:empty:min-h-5 lali:md:@max-[40rem]:hidden lali:md:@min-[40rem]:min-h-40 lali:md:@min-[56rem]:-mx-7',
  ),

  column: cva(
    'lali:md:border-line lali:md:p-2 lali:md:pt-5 lali:md:@min-[30rem]:[&+&]:border-s lali:md:@min-[56rem]:p-4 lali:md:@min-[56rem]:pt-6',
  ),
  columnTitle: cva(
    'lali:px-3 lali:pb-2 lali:text-[0.9375rem] lali:leading-6 lali:font-medium lali:text-text-soft lali:max-md:px-0',
  ),
  link: cva(
    'lali-menu-link lali:focus-ring lali:relative lali:flex lali:min-h-15 lali:items-center lali:gap-3 lali:rounded-control lali:px-3 lali:py-2 lali:lg:min-h-17 lali:text-start lali:text-text lali:no-underline lali:max-md:-mx-3 lali:lg:gap-4',
  ),
  linkIcon: cva('lali:grid lali:size-9 lali:shrink-0 lali:place-items-center lali:text-accent-text', {
    variants: { nested: { true: 'lali:md:@max-[56rem]:hidden', false: '' } },
  }),
  linkText: cva('lali:flex lali:min-w-0 lali:grow lali:flex-col lali:wrap-break-word'),
  summaryText: cva('lali:flex lali:min-w-0 lali:flex-col lali:gap-1.5'),
  summaryLabel: cva(
    'lali-menu-label lali:relative lali:self-start lali:font-display lali:text-[min(2rem,10vw)] lali:font-[640] lali:leading-[1.1] lali:tracking-[-0.01em]',
  ),
  summaryPreview: cva('lali-menu-preview lali:text-[0.9375rem] lali:leading-[1.4] lali:text-text-soft'),
  summaryMark: cva(
    'lali:surface-accent lali:grid lali:size-12 lali:shrink-0 lali:place-items-center lali:rounded-control lali:forced-colors:border',
  ),
  linkLabel: cva('lali:text-[1.0625rem] lali:font-semibold lali:leading-6'),
  linkLine: cva('lali:text-[0.9375rem] lali:leading-[1.35] lali:text-text-soft', {
    variants: { nested: { true: 'lali:md:@max-[56rem]:hidden', false: '' } },
  }),

  branchTrigger: cva('lali:w-full lali:cursor-pointer'),
  branchList: cva(
    'lali:ms-[1.875rem] lali:border-s lali:border-line lali:ps-2.5 lali:lg:ps-4 lali:max-md:ms-[0.375rem] lali:mb-3',
  ),
  branchLink: cva(
    'lali-menu-link lali:focus-ring lali:relative lali:flex lali:min-h-11 lali:items-center lali:gap-2.5 lali:rounded-control lali:px-3 lali:py-1 lali:text-text lali:lg:min-h-13 lali:no-underline',
  ),

  actionBar: cva(
    'lali:max-md:border-t lali:max-md:border-line lali:max-md:bg-page lali:max-md:px-5 lali:max-md:pt-3 lali:max-md:pb-[max(1rem,env(safe-area-inset-bottom))]',
  ),
  action: cva(
    'lali:focus-ring lali:flex lali:min-h-11 lali:items-center lali:justify-center lali:rounded-control lali:bg-text lali:forced-colors:border lali:px-5 lali:text-[1rem] lali:font-semibold lali:text-page lali:no-underline lali:transition-[background-color] lali:duration-quick lali:hover:bg-[color-mix(in_oklab,var(--lali-color-text)_84%,var(--lali-color-page))] lali:max-md:min-h-13 lali:max-md:w-full lali:max-md:text-[1.0625rem]',
  ),
};
