import { themeSigns } from '../../../content/ideas/themes.ts';
import type { Theme } from '../../../content/ideas/types.ts';
import { plainWords } from './plain-words.ts';

const themes = Object.entries(themeSigns) as [Theme, readonly string[]][];

/** What the challenge is about; none where no sign is found. */
export function themesOf(challenge: string): Theme[] {
  const text = ` ${plainWords(challenge).join(' ')} `;
  return themes.filter(([, signs]) => signs.some((sign) => occurs(sign, text))).map(([theme]) => theme);
}

function occurs(sign: string, text: string): boolean {
  return text.includes(sign.startsWith('*') ? sign.slice(1) : ` ${sign}`);
}
