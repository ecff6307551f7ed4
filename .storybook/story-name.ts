/**
 * Storybook writes the name of an export with a capital for every word; we write sentences: `On The Paths` becomes
 * `On the paths`. A name that was set explicitly stays unchanged, and so do abbreviations (`RTL`).
 */
export function inSentenceCase(name: string): string {
  const words = name.split(' ');
  if (!words.every((word) => /^[A-Z0-9]/.test(word))) return name;
  return words
    .map((word, index) => (index === 0 || /^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
