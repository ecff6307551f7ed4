import { createHash } from 'node:crypto';
import { referrerPolicy } from '../../host/page.ts';
import { reportsAddress } from '../../host/policy-reports.ts';

export interface InlineBlocks {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The address that a payment provider's form is posted to, if it uses a form. */
export interface PaymentForm {
  payment: string;
  paymentFields?: Readonly<Record<string, string>>;
}

/** Video players without cookies, loaded by a press on a poster. */
const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Own files and the hashed inline blocks; before a visitor acts, the API is the only other origin. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineBlocks,
  api: string,
  payment?: PaymentForm,
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...styles.map(hashSource)],
    'style-src-elem': ["'self'", ...styles.map(hashSource)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", new URL(api).origin],
    'frame-src': videoHosts,
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...payers(payment)],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    // Called deprecated, but every engine knows it, and sends at once.
    'report-uri': [reportsAddress],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** Only a posted form needs permission, not a page that is opened. */
function payers(payment: PaymentForm | undefined): string[] {
  if (payment?.paymentFields === undefined || payment.payment.startsWith('/')) return [];
  return [new URL(payment.payment).origin];
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The same on every answer; the policy is each page's own. */
export function securityHeaders(): Record<string, string> {
  return {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': referrerPolicy,
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
