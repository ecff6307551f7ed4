import type { TextDrawing as Named } from '../../../content/schema/texts.ts';
import { inHtml } from '../../../parts/in-html.ts';
import { StaticPart } from '../../../parts/static-part.tsx';
import { Drawn } from './drawn.tsx';

export const textDrawingPart = (drawing: string) => `drawing:${drawing}`;

/** A drawing within the text of an article: no part of the scripts. */
export function TextDrawing(props: Named) {
  const id = textDrawingPart(props.drawing);
  return inHtml ? <StaticPart id={id} /> : <Drawn {...props} data-static={id} />;
}
