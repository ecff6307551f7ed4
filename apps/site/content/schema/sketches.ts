import type { ScreenPart, SketchMark, TriedVariant } from '@laliaflia/ui';

/** A drawing, and what it shows in one sentence. */
export interface ProjectSketch {
  text: string;
  marks: readonly SketchMark[];
  /** Where a variant is crossed out: over what is drawn, and over no note. */
  crossed?: TriedVariant['crossed'];
  /** Its file, where the build has drawn it: then only notes are left of the marks. */
  href?: string;
}

/** What the case study of a project draws by hand: what was not taken. */
export interface ProjectSketches {
  /** One for each decision, in their order, on sheets of 320 × 220 units. */
  tried: readonly [ProjectSketch, ProjectSketch, ProjectSketch];
  /** What each decision was, where the captions of the screens do not say it. */
  decided?: readonly [string, string, string];
  /**
   * What of the screen each decision is about, in pixels of the picture, in the proportions of 780 × 544; no edge goes
   * through letters. Default: the screens from their tops.
   */
  parts?: readonly (ScreenPart | undefined)[];
  /** What of sketch and screen a phone compares, in pixels of the picture. Default: the whole. */
  compared?: ScreenPart;
  /** What was there before, or the first variant: in the proportions of the first screen, 195 or 360 units wide. */
  before: ProjectSketch;
  /** Drawn by us for a given client: for the report, until the owner has confirmed them. */
  sample?: true;
  title?: string;
}
