import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './paths.ts';

/** Who publishes the package and from where, as packages/ui/publisher.json says. */
export interface Publisher {
  /** Holds the copyright. */
  author: string;
  /** The repository on GitHub, without `.git`. Provenance names it, so it has to be the one that publishes. */
  repository: string;
  homepage: string;
}

/** Stands in publisher.json for a name that nobody has registered yet. */
const placeholder = 'OWNER';

export const readPublisher = (): Publisher =>
  JSON.parse(readFileSync(path.join(packageRoot, 'publisher.json'), 'utf8')) as Publisher;

/** The names of the fields that nobody has filled in. */
export const unfilled = (publisher: Publisher): string[] =>
  Object.entries(publisher).flatMap(([name, value]) => (value.includes(placeholder) ? [name] : []));

/** What npm, GitHub and the tarball say about the publisher. */
export function publisherFields({ author, repository, homepage }: Publisher) {
  return {
    author,
    license: 'MIT',
    homepage,
    repository: { type: 'git', url: `git+${repository}.git`, directory: 'packages/ui' },
    bugs: `${repository}/issues`,
  };
}

/** The MIT licence, word for word: GitHub recognises no other wording. */
export const licence = ({ author }: Publisher): string => `MIT License

Copyright (c) 2026 ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;
