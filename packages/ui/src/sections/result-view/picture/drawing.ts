import { context } from './canvas.ts';
import { type Drawing, PICTURE, type Shape, type Word } from './scene.ts';

const margin = 64;
/** Width of the column of words. */
const column = 500;
const figure = { size: 410, x: 880, y: 315 };

/** What is on the page, as shapes and words. */
export function drawingOf(view: HTMLElement, brand: string): Drawing {
  const paint = painter();
  const find = (selector: string): Element => {
    const found = view.querySelector(selector);
    if (found === null) throw new Error(`There is no result to draw: nothing in it is "${selector}".`);
    return found;
  };
  const svg = find('.lali-result-figure svg') as SVGSVGElement;
  const title = find('h1, h2');
  const { fontFamily: body, color: ink } = getComputedStyle(view);
  const { fontFamily: display } = getComputedStyle(title);
  const soft = paint(getComputedStyle(find('[data-part="out-of"]')).color);
  const text = (selector: string) => find(selector).textContent?.trim() ?? '';
  const line = (word: Omit<Word, 'family' | 'fill'> & Partial<Word>): Word => ({
    family: body,
    fill: paint(ink),
    ...word,
  });

  const lines = wrapped(title.textContent?.trim() ?? '', `640 52px ${display}`);
  const { width: units } = svg.viewBox.baseVal;
  return {
    ground: paint(groundOf(view)),
    // Without the dotted line of an earlier result, which would need a legend.
    shapes: [...svg.querySelectorAll<SVGPathElement>('path:not([stroke-dasharray])')].map((path) =>
      shapeOf(path, paint),
    ),
    scale: figure.size / units,
    middle: figure,
    words: [
      line({ text: brand, x: margin, y: 92, size: 26, weight: 600, align: 'start' }),
      ...lines.map((part, i) =>
        line({
          text: part,
          x: margin,
          y: 190 + i * 58,
          size: 52,
          weight: 640,
          family: display,
          align: 'start',
        }),
      ),
      line({
        text: text('[data-part="average"]'),
        x: margin - 6,
        y: PICTURE.height - margin,
        size: 150,
        weight: 640,
        family: display,
        align: 'start',
      }),
      line({
        text: text('[data-part="out-of"]'),
        x: margin + 200,
        y: PICTURE.height - margin,
        size: 26,
        weight: 400,
        fill: soft,
        align: 'start',
      }),
      ...[...view.querySelectorAll<HTMLElement>('.lali-result-figure > span')].flatMap((axis) =>
        wordsOf(axis, line, display),
      ),
    ],
  };
}

/** Score and name of an axis, where they stand beside the figure. */
function wordsOf(
  axis: HTMLElement,
  line: (word: Omit<Word, 'family' | 'fill'>) => Word,
  display: string,
): Word[] {
  const side = axis.dataset.side ?? 'middle';
  const align = side === 'start' ? 'start' : side === 'end' ? 'end' : 'center';
  const reach = figure.size / 2 + 45;
  const x = side === 'start' ? figure.x - reach : side === 'end' ? figure.x + reach : figure.x;
  const share = Number.parseFloat(axis.style.insetBlockStart) / 100 - 0.5;
  const y = figure.y + share * (figure.size + 130) + (axis.dataset.half === 'below' ? 40 : -30);
  const [score, name] = axis.children;
  return [
    {
      ...line({ text: score?.textContent ?? '', x, y, size: 40, weight: 640, align }),
      family: display,
    },
    line({ text: name?.textContent ?? '', x, y: y + 28, size: 22, weight: 500, align }),
  ];
}

function shapeOf(path: SVGPathElement, paint: (colour: string) => string): Shape {
  const { stroke, fill, strokeWidth } = getComputedStyle(path);
  return {
    d: path.getAttribute('d') ?? '',
    stroke: stroke === 'none' ? stroke : paint(stroke),
    fill: fill === 'none' ? fill : paint(fill),
    width: Number.parseFloat(strokeWidth),
  };
}

/** The first ground behind it that is not transparent. */
function groundOf(element: Element): string {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (!/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

/** Any colour of CSS as `#rrggbb`, which every program for drawings reads. */
function painter(): (colour: string) => string {
  const pixel = context(1, 1);
  const known = new Map<string, string>();
  return (colour) => {
    let hex = known.get(colour);
    if (hex === undefined) {
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
      hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      known.set(colour, hex);
    }
    return hex;
  };
}

function wrapped(text: string, font: string): string[] {
  const measure = context(1, 1);
  measure.font = font;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure.measureText(longer).width <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
