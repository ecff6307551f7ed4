import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { type AnatomyPart, findPart, placeNumbers } from './anatomy.ts';
import { SpecText } from './spec-text.tsx';

interface Mark {
  number: number;
  x: number;
  y: number;
  box: { x: number; y: number; width: number; height: number };
}

/** The height of the content, or what floats above it: a dialog has no height in the document. */
function heightOf({ body, documentElement }: Document, parts: readonly (Element | undefined)[]): number {
  const bottoms = parts.map((part) => part?.getBoundingClientRect().bottom ?? 0);
  const content = body.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0;
  const padding = Number.parseFloat(getComputedStyle(body).paddingBlockEnd) || 0;
  const floats = getComputedStyle(documentElement).overflow === 'hidden' ? 560 : 0;
  return Math.ceil(Math.max(content + padding, floats, ...bottoms) + 16);
}

const tallest = 1400;

/** The live story in a frame; the numbers are measured from the parts that its document has. */
export function Anatomy({ storyId, parts }: { storyId: string; parts: readonly AnatomyPart[] }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(240);
  const [marks, setMarks] = useState<readonly Mark[]>([]);

  useEffect(() => {
    let last = '';
    let waiting = 0;
    const measure = () => {
      const page = frame.current?.contentDocument;
      if (!page?.body.querySelector('#storybook-root')?.childElementCount && !page?.querySelector('[role]'))
        return;
      const found = parts.map(({ selector }) => findPart(page, selector));
      const size = { width: page.documentElement.clientWidth, height: heightOf(page, found) };
      const seen = parts.flatMap(({ number }, place) => {
        const element = found[place];
        if (element === undefined) return [];
        const { x, y, width, height } = element.getBoundingClientRect();
        return [{ number, box: { x, y: y + (page.defaultView?.scrollY ?? 0), width, height } }];
      });
      const fromRight = page.documentElement.dir === 'rtl';
      const points = placeNumbers(
        seen.map(({ box }) => box),
        { ...size, fromRight },
      );
      const next = seen.map((mark, place) => ({
        ...mark,
        x: points[place]?.x ?? 0,
        y: points[place]?.y ?? 0,
      }));
      const told = JSON.stringify([next, size]);
      if (told === last) return;
      last = told;
      setMarks(next);
      setHeight(Math.min(size.height, tallest));
    };
    // What is drawn in the frame changes with theme, width and fonts, and says so to nobody outside of it.
    const timer = window.setInterval(() => {
      if (frame.current?.contentDocument?.readyState !== 'complete') return;
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(measure);
    }, 400);
    return () => {
      window.clearInterval(timer);
      cancelAnimationFrame(waiting);
    };
  }, [parts]);

  return (
    <section aria-labelledby="spec-anatomy" className="doc-anatomy doc-text" data-span="wide">
      <Heading level={2} look="subheading" id="spec-anatomy">
        Anatomy
      </Heading>
      {/* The list below says the same in words. */}
      <div className="doc-anatomy-picture" aria-hidden="true" inert>
        <div style={{ blockSize: height } as CSSProperties}>
          <iframe
            ref={frame}
            title="Anatomy"
            loading="lazy"
            src={`./iframe.html?id=${storyId}&viewMode=story`}
            data-story={storyId}
          />
          {marks.map(({ number, x, y, box }) => (
            <div key={number} className="doc-anatomy-mark">
              <i
                style={{
                  left: box.x,
                  top: box.y,
                  inlineSize: box.width,
                  blockSize: Math.min(box.height, tallest - box.y),
                }}
              />
              <b style={{ left: x, top: y }}>{number}</b>
            </div>
          ))}
        </div>
      </div>
      <ol className="doc-anatomy-parts">
        {parts.map(({ number, name, text }) => (
          <li key={number}>
            <b aria-hidden="true">{number}</b>
            <div>
              <strong>{name}</strong>
              <SpecText>{text}</SpecText>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
