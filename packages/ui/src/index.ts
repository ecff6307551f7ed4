export * from './media/figure-icon/index.ts';
export * from './media/living-figure/index.ts';
export * from './media/logo-mark/index.ts';
export * from './primitives/link/index.ts';
