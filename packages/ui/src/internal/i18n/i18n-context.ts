import { createContext, use } from 'react';
import type { Messages, SomeMessages } from '../../messages/messages.ts';

export type Direction = 'ltr' | 'rtl';

export interface I18n {
  locale?: string | undefined;
  dir?: Direction | undefined;
  messages?: SomeMessages | undefined;
}

/** What I18nProvider gives. Without one everything is English, and the direction is that of the document. */
export const I18nContext = createContext<I18n>({});

/** A component's words: its own English, over it those of the provider, over it those of the caller. */
export function useWords<Name extends keyof Messages>(
  name: Name,
  english: Messages[Name],
  labels?: Partial<Messages[Name]>,
): Messages[Name] {
  return { ...english, ...use(I18nContext).messages?.[name], ...labels };
}

/** BCP 47 tag for dates, numbers, amounts and plurals: the caller's own, or the provider's. */
export function useLocale(own?: string): string {
  const { locale } = use(I18nContext);
  return own ?? locale ?? 'en-US';
}
