export type { FooterLink } from './footer-parts.tsx';
export type { NewsletterFormProps, NewsletterStatus } from './newsletter-form.tsx';
export { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
