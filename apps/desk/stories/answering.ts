import { answers, site } from './sample.ts';

/** Stands for the API: no server listens there. */
const api = 'https://desk.invalid';

/** What the build writes into the page of the desk, and a database that answers with the sample. */
export function putInPlace(): void {
  if (document.querySelector('meta[name="desk:api"]')) return;
  for (const [name, content] of Object.entries({ api, key: 'storybook', site: JSON.stringify(site) }))
    document.head.append(Object.assign(document.createElement('meta'), { name: `desk:${name}`, content }));
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const { url } = new Request(input, init);
    if (!url.startsWith(api)) return real(input, init);
    return Response.json(answers[new URL(url).pathname.split('/').at(-1) ?? ''] ?? null);
  };
}
