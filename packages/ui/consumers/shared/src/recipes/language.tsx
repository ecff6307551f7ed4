import { I18nProvider } from '@laliaflia/ui/i18n-provider';
import { de } from '@laliaflia/ui/messages/de';
import type { ReactNode } from 'react';

/** Beside `<html lang="de-AT" dir="ltr">`. Plain data, so it also works in a server component. */
export const Language = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="de-AT" messages={{ ...de, field: { optional: 'optional' } }}>
    {children}
  </I18nProvider>
);
