export type { NewsletterFormProps, NewsletterStatus } from './newsletter-form.tsx';
export { type FooterLink, SiteFooter, type SiteFooterProps } from './site-footer.tsx';
