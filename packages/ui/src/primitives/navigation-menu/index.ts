export * as NavigationMenu from './index.parts.ts';
