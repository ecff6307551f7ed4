import type { LoadedPreset, Manifests } from 'storybook/internal/types';

interface Question {
  /** The entries of the story index: the same objects until a file with stories changes. */
  manifestEntries: readonly object[];
}

type Answer = (known: Manifests | undefined, question: Question) => Manifests | Promise<Manifests>;

const isSame = (some: readonly object[], others: readonly object[]) =>
  some.length === others.length && some.every((each, index) => each === others[index]);

function keep(answer: Answer): Answer {
  let kept: { entries: readonly object[]; manifests: ReturnType<Answer> } | undefined;
  return async (known, question) => {
    const entries = question.manifestEntries;
    if (kept !== undefined && isSame(kept.entries, entries)) return kept.manifests;
    const asked = { entries, manifests: answer(known, question) };
    kept = asked;
    try {
      return await asked.manifests;
    } catch (error) {
      // What failed is tried again.
      if (kept === asked) kept = undefined;
      throw error;
    }
  };
}

/**
 * For each question of an assistant Storybook (10.6) asks its presets for the manifests, and the one for React then
 * reads every story and every component anew: seconds for 157 of them. Here each preset answers anew only when a file
 * with stories has changed. There is no setting for that, and no preset of ours comes before the one for React, so its
 * function is replaced in the list.
 */
export function keepManifests<App>(app: App, { presetsList = [] }: { presetsList?: LoadedPreset[] }): App {
  for (const { preset } of presetsList) {
    const answer = preset.experimental_manifests as Answer | undefined;
    if (answer !== undefined) preset.experimental_manifests = keep(answer);
  }
  return app;
}
