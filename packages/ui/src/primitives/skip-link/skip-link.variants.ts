import { cva } from 'class-variance-authority';

export const skipLinkVariants = cva(
  'sr-only m-0 bg-pollen font-semibold text-on-pollen focus-ring focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:flex focus:min-h-control focus:max-w-[calc(100%-2rem)] focus:items-center focus:rounded-control focus:px-6 focus:py-3 focus:wrap-anywhere',
);
