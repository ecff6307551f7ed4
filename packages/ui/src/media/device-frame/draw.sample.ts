import { screenFont } from '../../../test/screen-font.ts';
import type { MediaImage } from './image.tsx';

/*
 * Product screens drawn in code, for stories and tests alone. Files are made of text: a story needs no network, and
 * every screenshot of it is the same.
 */
export interface Look {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  radius?: number;
  stroke?: string;
}

export const box = ({ x, y, width, height, fill, radius = 0, stroke }: Look) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="1.5"` : ''}/>`;

interface TextLook {
  size?: number;
  fill?: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
}

export const text = (
  x: number,
  y: number,
  content: string | number,
  { size = 14, fill = '#101820', weight = 400, anchor = 'start' }: TextLook = {},
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${String(content).replaceAll('&', '&amp;')}</text>`;

export const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Time, signal and battery, as on every phone. */
export const statusBar = (fill: string) =>
  text(30, 34, '9:41', { size: 15, weight: 600, fill }) +
  repeat(4, (i) => box({ x: 300 + i * 6, y: 30 - i * 3, width: 4, height: 4 + i * 3, radius: 1, fill })) +
  `<rect x="332" y="22" width="26" height="13" rx="4" fill="none" stroke="${fill}"/>` +
  box({ x: 334, y: 24, width: 18, height: 9, radius: 2, fill });

interface Screen {
  alt: string;
  width: number;
  height: number;
  color: string;
  content: string;
}

// An image brings its fonts along: what the machine has differs, and its screenshots would with it.
const style = `<style>@font-face{font-family:screen;font-weight:400 700;src:url(${screenFont})}svg{font-family:screen}</style>`;

function screen({ alt, width, height, color, content }: Screen): MediaImage {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${style}${box({ x: 0, y: 0, width, height, fill: color })}${content}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width, height, color };
}

export const phoneScreen = (alt: string, color: string, content: string): MediaImage =>
  screen({ alt, width: 390, height: 845, color, content });

export const desktopScreen = (alt: string, color: string, content: string): MediaImage =>
  screen({ alt, width: 1280, height: 800, color, content });
