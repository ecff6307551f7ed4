'use client';

import { DirectionProvider, useDirection } from '@radix-ui/react-direction';
import { type ReactNode, use, useMemo } from 'react';
import { type Direction, I18nContext } from '../../internal/i18n/i18n-context.ts';
import type { SomeMessages } from '../../messages/messages.ts';

export interface I18nProviderProps {
  /**
   * BCP 47 tag, `de-AT` for instance, for dates, numbers, amounts and plural forms. Say it, never guess it in the
   * browser: what a server renders must be what hydrates. Default: that of the provider around this one, else `en-US`.
   */
  locale?: string;
  /**
   * The direction of writing, the same as the `dir` of an element around: for what overlays render outside of that
   * element. Default: that of the provider around this one, else the document's.
   */
  dir?: Direction;
  /**
   * The library's words, as data: `de` of `@laliaflia/ui/messages/de`, or your own. What is left out is English; written
   * as `satisfies Messages`, a catalogue has to be complete. Default: those of the provider around this one.
   */
  messages?: SomeMessages;
  /** What speaks the language. */
  children?: ReactNode;
}

/** Sets language and direction of the components in it. Each prop of a component (`labels`, `locale`) still wins. */
export function I18nProvider({ locale, dir, messages, children }: I18nProviderProps) {
  const outer = use(I18nContext);
  const value = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      dir: dir ?? outer.dir,
      messages: messages ?? outer.messages,
    }),
    [locale, dir, messages, outer],
  );
  const radixDir = useDirection(value.dir);
  return (
    <I18nContext value={value}>
      <DirectionProvider dir={radixDir}>{children}</DirectionProvider>
    </I18nContext>
  );
}
