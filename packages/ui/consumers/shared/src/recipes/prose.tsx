import { Prose } from '@laliaflia/ui/prose';

/** HTML that you trust, from a Markdown renderer or a content store. */
export const Article = ({ html }: { html: string }) => <Prose html={html} />;
