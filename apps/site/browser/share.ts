import type { ArticleBodyProps } from '@laliaflia/ui';

type Outcome = Awaited<ReturnType<NonNullable<ArticleBodyProps['onShare']>>>;

/** The system's own dialog; where there is none, or it refuses, the link goes to the clipboard. */
export async function sharePage(title: string): Promise<Outcome> {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
