/** An amount of money in a currency, for a unit. */
export interface Amount {
  kind: 'amount';
  /** In whole units of the currency: 49 is forty-nine euro. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** What one pays it for: 'per participant'. */
  unit?: string;
}

/** What something costs: settled on request, or an amount. */
export type Price = { kind: 'on-demand'; amount?: never } | Amount;

const formats = new Map<string, Intl.NumberFormat>();

/** '€49', '€49.50': the notation of the locale, without needless decimals. */
export function formatAmount({ amount, currency }: Amount, locale: string): string {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(key, format);
  }
  return format.format(amount);
}
