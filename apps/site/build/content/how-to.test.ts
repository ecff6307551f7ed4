import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folders } from '../../content/schema/index.ts';
import { repositoryRoot } from '../paths.ts';
import { contentFolder } from './library.ts';
import { renderMarkdown, splitFrontMatter } from './markdown.ts';
import { problemsOf } from './problems.ts';
import { facts } from './quotable.ts';

const howTo = readFileSync(path.join(repositoryRoot, 'docs/adding-content.md'), 'utf8');
const readme = readFileSync(path.join(repositoryRoot, 'README.md'), 'utf8');
const folder = path.join(repositoryRoot, 'docs/how-to');
const changes = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));

describe('the how-to for content', () => {
  it('shows an article that passes as it stands', () => {
    const [, indent = '', block = ''] = /^( *)```markdown\n([\s\S]*?)```/m.exec(howTo) ?? [];
    const source = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const { meta, body, problems } = splitFrontMatter(source, 'the-second-prototype.md');
    expect(problems).toEqual([]);
    expect(problemsOf('the-second-prototype.md', folders.articles, meta)).toEqual([]);
    expect(renderMarkdown(body, 'the-second-prototype.md', facts).problems).toEqual([]);
    expect(body).toContain('## A heading');
  });

  it('names the fields and files that there are', () => {
    const listed = howTo.slice(howTo.indexOf('## Anything else'));
    const names = [...listed.matchAll(/`([\w-]+\.ts|[\w-]+\/)/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !existsSync(path.join(contentFolder, name)))).toEqual([]);
    expect(existsSync(path.join(contentFolder, 'projects/condor.ts'))).toBe(true);
    expect(existsSync(path.join(contentFolder, 'team/mei-lindqvist.ts'))).toBe(true);
  });
});

it('the how-tos of changes name files that there are', () => {
  const named = [...changes.join('\n').matchAll(/`((?:apps|packages)\/[\w./-]+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(10);
  // The page of the example is made by its first step.
  const missing = named.filter((name) => !existsSync(path.join(repositoryRoot, name)));
  expect(missing.filter((name) => !name.includes('/our-studio.'))).toEqual([]);
});

it('the commands of README and how-tos exist', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'));
  const named = [...[readme, howTo, ...changes].join('\n').matchAll(/pnpm (?:run )?([a-z\d:]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named).toContain('crawl');
  expect(named.filter((name) => scripts[name] === undefined && name !== 'install')).toEqual([]);
  // A command of pnpm itself goes before a script of the same name.
  expect([readme, howTo, ...changes].join('\n')).not.toMatch(/pnpm owner/);
});
