/** What the build has written into the page. */
export function setting(name: 'api' | 'key' | 'realtime' | 'site'): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="desk:${name}"]`)?.content ?? '';
}
