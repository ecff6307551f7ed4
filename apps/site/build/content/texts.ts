import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type MarkdownFile, type RenderedText, renderMarkdown, splitFrontMatter } from './markdown.ts';
import { type Problem, problemsOf } from './problems.ts';

export interface TextFile<Meta> {
  /** Name of the file without extension. */
  slug: string;
  /** Below apps/site. */
  file: string;
  meta: Meta;
  text: RenderedText;
}

export interface TextFolder<Meta> {
  files: readonly TextFile<Meta>[];
  problems: readonly Problem[];
}

/** Every text of a folder, checked. Texts with mistakes are left out and reported. */
export function readTexts<Schema extends z.ZodType>(
  folder: string,
  place: string,
  schema: Schema,
  facts: unknown,
): TextFolder<z.infer<Schema>> {
  const problems: Problem[] = [];
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = names.flatMap((name) => {
    const file = `${place}/${name}`;
    const slug = name.replace(/\.md$/, '');
    const wrongName = nameProblem(name, file);
    const {
      meta,
      body,
      problems: unreadable,
    }: MarkdownFile = splitFrontMatter(readFileSync(path.join(folder, name), 'utf8'), file);
    const wrong = [
      ...wrongName,
      ...unreadable,
      ...(unreadable.length > 0 ? [] : problemsOf(file, schema, meta)),
    ];
    const text = renderMarkdown(body, file, facts);
    problems.push(...wrong, ...text.problems);
    return wrong.length > 0 ? [] : [{ slug, file, meta: meta as z.infer<Schema>, text }];
  });
  return { files, problems };
}

function nameProblem(name: string, file: string): Problem[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name)) return [];
  return [
    {
      file,
      field: '',
      wrong: `a file named ${JSON.stringify(name)}`,
      allowed:
        'lower-case letters and digits joined by hyphens, and ".md": the name is the address of the page',
    },
  ];
}
