import { type Texts, textsOf } from './texts.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** In pixels. */
export const widths = [390, 820, 1440] as const;
export type Width = (typeof widths)[number];

export interface Composition {
  sections: readonly { name: string; texts: Texts }[];
  /** Of the page; as around it, if not chosen. */
  theme?: Theme | undefined;
  /** Of the page; as wide as there is room, if not chosen. */
  width?: Width | undefined;
}

/** The data of the section of this name; undefined if there is none. */
type Known = (name: string) => unknown;

/*
 * An address is one word of letters, digits, hyphens and underscores, because Storybook takes no other text from a
 * URL, and because it survives mail and chat programs:
 *
 *   PageIntro-StatBand-CtaBand_dark_390_tWzAsInRpdGxlIiwi…
 *
 * The names can be read and written by hand. Behind `_t` stands what was edited, as base64url of a list that repeats
 * the section's number, the place of the text, and the text.
 */

export function encode({ sections, theme, width }: Composition): string {
  const edited = sections.flatMap(({ texts }, at) =>
    Object.entries(texts).flatMap(([path, text]) => [at, path, text]),
  );
  return [
    sections.map(({ name }) => name).join('-'),
    theme,
    width,
    edited.length > 0 ? `t${packed(edited)}` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join('_');
}

/**
 * Reads an address that anybody may have written: by hand, or with another version of the catalogue.
 * @returns What of it can be shown, and what was left out, each in words.
 */
export function decode(address: string, known: Known): { composition: Composition; ignored: string[] } {
  const ignored: string[] = [];
  const [names = '', ...settings] = address.split('_');
  const sections = names
    .split('-')
    .filter((name) => name !== '')
    .map((name) => ({ name, data: known(name), texts: {} as Record<string, string> }));
  ignored.push(...sections.filter(({ data }) => data === undefined).map(({ name }) => `section “${name}”`));

  const composition: Composition = { sections: [] };
  for (const [i, setting] of settings.entries()) {
    if (setting.startsWith('t')) {
      // Base64url has underscores of its own.
      ignored.push(...readTexts(settings.slice(i).join('_').slice(1), sections));
      break;
    }
    const theme = themes.find((each) => each === setting);
    const width = widths.find((each) => String(each) === setting);
    if (theme) composition.theme = theme;
    else if (width) composition.width = width;
    else ignored.push(`setting “${setting}”`);
  }
  composition.sections = sections
    .filter(({ data }) => data !== undefined)
    .map(({ name, texts }) => ({ name, texts }));
  return { composition, ignored };
}

interface Section {
  name: string;
  data: unknown;
  texts: Record<string, string>;
}

/** Puts each text to its section; those of an unknown section went with it. */
function readTexts(text: string, sections: readonly Section[]): string[] {
  const list = unpacked(text);
  if (list === undefined) return ['edited texts, which cannot be read'];
  const ignored: string[] = [];
  for (let i = 0; i < list.length; i += 3) {
    const [at, path, value] = list.slice(i, i + 3);
    const section = typeof at === 'number' ? sections[at] : undefined;
    if (section === undefined || typeof path !== 'string' || typeof value !== 'string') {
      ignored.push('an edited text without its place');
      continue;
    }
    if (section.data === undefined) continue;
    const original = textsOf(section.data).find(([place]) => place === path);
    if (original === undefined) ignored.push(`text “${path}” of ${section.name}`);
    else if (original[1] !== value) section.texts[path] = value;
  }
  return ignored;
}

function packed(list: readonly unknown[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(list));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function unpacked(text: string): unknown[] | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const list: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A link to the story with this composition.
 * @param href Of the story as it is open, alone (`iframe.html?id=…`) or in Storybook's frame (`?path=/story/…`).
 */
export function linkTo(address: string, href: string): string {
  const link = new URL(href);
  const parts = link.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '');
  const args =
    parts
      .find((part) => part.startsWith('args='))
      ?.slice(5)
      .split(';') ?? [];
  const others = args.filter((arg) => !/^(address(:|%3A).*)?$/i.test(arg));
  // Joined by hand: URLSearchParams would escape what Storybook and people read as it is.
  const rest = parts.filter((part) => !part.startsWith('args='));
  link.search = [...rest, `args=${[...others, `address:${address}`].join(';')}`].join('&');
  return link.href;
}
