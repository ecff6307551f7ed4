import type { Message } from '../../messages/message.ts';

/** A number is written in the digits of the locale; a text, an amount for instance, stands as it is. */
type Values = Readonly<Record<string, string | number>>;

/** Chooses the plural form by `count` and fills in the placeholders. A placeholder without a value stays visible. */
export function formatMessage(message: Message, values: Values, locale: string): string {
  const text =
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(locale).select(Number(values.count))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    (values[name] ?? placeholder).toLocaleString(locale, { useGrouping: false }),
  );
}
