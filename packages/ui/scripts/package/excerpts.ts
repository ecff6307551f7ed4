import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './paths.ts';

/** `<!-- file: consumers/next/app/layout.tsx -->`, before a block of code. */
const excerpt = /(<!-- file: (\S+) -->\n)```(\w+)\n(?:[\s\S]*?\n)??```/g;

/** Replaces the code after each mark by the file that the mark names, as a test or a build uses it. */
export function withExcerpts(text: string, read: (file: string) => string = readFromPackage): string {
  return text.replaceAll(
    excerpt,
    (_all, mark: string, file: string, language: string) =>
      `${mark}\`\`\`${language}\n${read(file).trim()}\n\`\`\``,
  );
}

const readFromPackage = (file: string): string => readFileSync(path.join(packageRoot, file), 'utf8');
