import type { Message } from '../../messages/message.ts';

/** A number is written in the digits of the locale; a text, an amount for instance, stands as it is. */
type Values = Readonly<Record<string, string | number>>;

const formats = new Map<string, Intl.NumberFormat>();

function digits(value: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: false });
  formats.set(locale, format);
  return format.format(value);
}

/** Chooses the plural form by `count` and fills in the placeholders. A placeholder without a value stays visible. */
export function formatMessage(message: Message, values: Values, locale: string): string {
  const text =
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(locale).select(Number(values.count))] ?? message.other);
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? digits(value, locale) : value;
  });
}
