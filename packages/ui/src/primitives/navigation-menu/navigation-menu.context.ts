'use client';
import { createContext, use } from 'react';

export type MenuState = {
  /** The id of the open item, '' when all are closed. */
  value: string;
  /** What was open before the last change, and whether the change went towards the end of the bar (1) or its start. */
  previous: string;
  towards: 1 | -1;
};

export type NavigationMenuContextValue = MenuState & {
  baseId: string;
  enhanced: boolean;
  /** Opens an item from the keyboard and moves into its panel. */
  enter: (id: string) => void;
};

export const NavigationMenuContext = createContext<NavigationMenuContextValue | null>(null);
export const ItemContext = createContext<string | null>(null);

export function useNavigationMenu(part: string): NavigationMenuContextValue {
  const context = use(NavigationMenuContext);
  if (context === null) {
    throw new Error(`NavigationMenu.${part} stands outside NavigationMenu.Root. Place it inside.`);
  }
  return context;
}

export function useItem(part: string): string {
  const id = use(ItemContext);
  if (id === null) {
    throw new Error(`NavigationMenu.${part} stands outside NavigationMenu.Item. Place it inside.`);
  }
  return id;
}

export const panelId = (baseId: string, id: string) => `${baseId}-panel-${id}`;
