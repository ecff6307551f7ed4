import type { ReactNode } from 'react';
import type { FigureIconName } from '../../media/figure-icon/index.ts';

export type NavLink = {
  kind?: 'link';
  href: string;
  label: string;
  /** One line under the label. */
  description?: string;
  icon?: FigureIconName;
};

/** A nested list, opened by a button inside the panel. */
export type NavBranch = {
  kind: 'branch';
  label: string;
  description?: string;
  icon?: FigureIconName;
  links: readonly NavLink[];
  /** First in the nested list: the page about all of them, 'All methods' for instance. */
  overview: NavLink;
  /** Further paths on which the branch counts as active. */
  activeOn?: readonly string[];
};

export type NavEntry = NavLink | NavBranch;

export type NavGroup = {
  /** Names the group; unique in the header. */
  id: string;
  label: string;
  /** Colours the group: primary for `design`, secondary for `methods`. */
  path: 'design' | 'methods';
  /** Further paths on which the group counts as active, besides those of its links. */
  activeOn?: readonly string[];
  feature: {
    title: string;
    text: string;
    href: string;
    /** The text of the link, for example 'Start the check'. */
    action: string;
    /**
     * Decoration on the coloured surface of the path. An svg fills its cell; say with `preserveAspectRatio` how it is
     * cropped (default: not at all). It is in the HTML of every page: keep it small.
     */
    figure: ReactNode;
  };
  columns: readonly { title: string; items: readonly NavEntry[] }[];
};
