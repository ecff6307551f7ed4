export { LogoMark, type LogoMarkProps } from './logo-mark.tsx';
export { logoMarkSvg } from './mark.ts';
