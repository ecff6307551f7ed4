'use client';

import { useLocale } from './i18n-context.ts';

interface WrittenNumberProps {
  value: number;
  format: Intl.NumberFormatOptions | undefined;
  locale: string | undefined;
}

/** Only this needs the provider's locale: what stands around it stays a server component. */
export function WrittenNumber({ value, format, locale }: WrittenNumberProps) {
  return new Intl.NumberFormat(useLocale(locale), format).format(value);
}
