export * from './media/figure-icon/index.ts';
export * from './media/living-figure/index.ts';
export * from './media/logo-mark/index.ts';
export * from './primitives/link/index.ts';
export * from './primitives/navigation-menu/index.ts';
export * from './primitives/sheet/index.ts';
export * from './sections/site-header/index.ts';
