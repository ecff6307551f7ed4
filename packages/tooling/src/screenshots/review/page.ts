import { readFileSync } from 'node:fs';
import type { Environment } from '../manifest.ts';

/** A screenshot that is not the accepted one. */
export interface Finding {
  /** `primitives-button--matrix.dark`: the story and its theme. */
  name: string;
  /** The name of the story in its file. */
  story: string;
  /** What differs, as a part of a sentence that begins with the name. */
  about: string;
  /** The hash of the new screenshot. */
  hash: string;
  /** PNG files; before and difference are missing if there is nothing to compare with. */
  before?: Buffer | undefined;
  after: Buffer;
  difference?: Buffer | undefined;
}

const asset = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * The page on which a person reviews the changed screenshots of a run.
 * @returns A complete HTML document with everything in it, so that it can be sent and opened anywhere.
 */
export function reviewPage(findings: readonly Finding[], environment: Environment): string {
  const count = findings.length === 1 ? '1 screenshot' : `${findings.length} screenshots`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${count} to review</title>
<style>${asset('page.css')}</style>
</head>
<body data-environment="${escaped(JSON.stringify(environment))}">
<header>
<h1>${count} to review</h1>
<p>Each differs from the accepted one. Say for each whether it is meant, save the decisions, and hand the file to
whoever runs <code>pnpm test --accept decisions.json</code>.</p>
<p><label>Storybook <input id="storybook" type="url" value="http://localhost:6006"></label></p>
</header>
<main>
${[...findings].sort(byStory).map(article).join('\n')}
</main>
<footer>
<p id="count" role="status">0 of ${findings.length} decided</p>
<button id="save" type="button">Save decisions</button>
</footer>
<script>${asset('page.js')}</script>
</body>
</html>
`;
}

const byStory = (one: Finding, other: Finding): number => one.name.localeCompare(other.name);

function article(finding: Finding, index: number): string {
  const { name, story, about, hash, before, after, difference } = finding;
  const [id = name, theme = 'light'] = name.split('.');
  // In Storybook's id the first hyphen stands between the group and the component.
  const component = id.replace(/--.*$/, '').replace('-', ' / ');
  const heading = `<h2><a data-story="${escaped(id)}" data-theme="${escaped(theme)}">${escaped(`${component}: ${story}`)}</a></h2>
<p>${capital(escaped(theme))}. It ${escaped(about)}.</p>`;
  return `<article data-name="${escaped(name)}" data-hash="${hash}">
${heading}
${before === undefined ? `<figure>${image(after, 'New')}</figure>` : comparison(before, after, difference, index)}
<fieldset>
<legend>Is this meant?</legend>
<label><input type="radio" name="decision-${index}" value="meant"> Meant</label>
<label><input type="radio" name="decision-${index}" value="not"> Not meant</label>
<label>Note <input type="text" name="note"></label>
</fieldset>
</article>`;
}

function comparison(before: Buffer, after: Buffer, difference: Buffer | undefined, index: number): string {
  const views = { slider: 'Slider', beside: 'Side by side', ...(difference && { difference: 'Difference' }) };
  const choices = Object.entries(views).map(
    ([value, label]) =>
      `<label><input type="radio" name="view-${index}" value="${value}"${value === 'slider' ? ' checked' : ''}> ${label}</label>`,
  );
  return `<div class="views" role="radiogroup" aria-label="View">${choices.join('')}</div>
<figure>
<div class="pair">
<div class="before">${image(before, 'Before')}</div>
<div class="after">${image(after, 'After')}</div>
</div>
${difference === undefined ? '' : `<div class="marked">${image(difference, 'Difference')}</div>`}
<label class="slider">Before <input type="range" min="0" max="100" value="50" aria-label="How much of the screenshot before is shown, in percent"> After</label>
</figure>`;
}

const image = (png: Buffer, alt: string): string =>
  `<img alt="${alt}" src="data:image/png;base64,${png.toString('base64')}">`;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
