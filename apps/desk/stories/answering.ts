import { forgetDrafts } from '../data/drafts.ts';
import { storageKey } from '../data/storage-key.ts';
import { answers, session, site } from './sample.ts';

/** Stands for the API: no server listens there. */
const api = 'https://desk.invalid';

/** What a story answers otherwise than the sample. */
let own: Readonly<Record<string, unknown>> = {};

/**
 * What the build writes into the page of the desk, and a database that answers with the sample, for an owner who is signed in. What
 * the story before has written is forgotten.
 */
export function putInPlace(): void {
  own = {};
  forgetDrafts();
  if (document.querySelector('meta[name="desk:api"]')) return;
  for (const [name, content] of Object.entries({ api, key: 'storybook', site: JSON.stringify(site) }))
    document.head.append(Object.assign(document.createElement('meta'), { name: `desk:${name}`, content }));
  localStorage.setItem(storageKey(), JSON.stringify(session));
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const { url } = new Request(input, init);
    if (!url.startsWith(api)) return real(input, init);
    // What a story holds back comes once it lets go.
    return Response.json(
      (await { ...answers, ...own }[new URL(url).pathname.split('/').at(-1) ?? '']) ?? null,
    );
  };
}

/** Nothing that is waited for. */
export const never = new Promise<never>(() => {});

/** Answers otherwise until the next story. */
export const answerWith = (values: typeof own) => (): void => {
  own = values;
};
