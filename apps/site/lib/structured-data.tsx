/** What a page says to machines, as JSON-LD. It is data: no script runs, and the security policy has nothing to allow. */
export function StructuredData({ value }: { value: object }) {
  // `<` could end the element.
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own record, with every `<` written out.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
