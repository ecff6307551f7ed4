import type { ComponentPropsWithRef } from 'react';
import { type FigureIconName, glyphs } from './glyphs.ts';

export interface FigureIconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name' | 'viewBox'> {
  /** Which silhouette. */
  name: FigureIconName;
  /** Width and height in px. Default 24; drawn for 20 to 40. */
  size?: number;
  /** Names the icon for assistive technology (role="img"); without it the icon is decoration. */
  title?: string;
}

/** A living figure at icon size, in `currentColor`. */
export function FigureIcon({ name, size = 24, title, ...rest }: FigureIconProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      fill="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      data-icon={name}
      {...rest}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own glyphs. */}
      <g dangerouslySetInnerHTML={{ __html: glyphs[name] }} />
    </svg>
  );
}
