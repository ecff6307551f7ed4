import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shared } from '../support/installations.ts';
import type { Driver } from './driver.ts';

const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
  ArrowRight: '\uE014',
};

/** How long something may take to appear, in milliseconds. */
const patience = 15_000;

/** Not counted: what moves for good, and what moves with the scrolling. */
const atRest = `document.getAnimations().every(({ playState, timeline, effect }) =>
  playState !== 'running' || timeline !== document.timeline || effect.getComputedTiming().endTime === Infinity)`;

/** Somebody who looks, points and types. */
export class Visitor {
  readonly driver: Driver;
  readonly #pictures: string;

  constructor(driver: Driver, pictures: string) {
    this.driver = driver;
    this.#pictures = pictures;
    mkdirSync(pictures, { recursive: true });
  }

  /** Opens a page of the site, and waits until its scripts have taken over. */
  async open(address: string): Promise<void> {
    await this.driver.open(shared.url + address);
    await this.press('Shift');
    await this.until(`document.documentElement.hasAttribute('data-hydrated')`);
  }

  /** Waits until an expression is true in the page. */
  async until(expression: string): Promise<void> {
    const end = performance.now() + patience;
    while (!(await this.driver.call(`() => Boolean(${expression})`))) {
      if (performance.now() > end) throw new Error(`Never came true: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Waits until a part of the page shows a text. */
  async reads(selector: string, text: string): Promise<void> {
    await this.until(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].some((each) =>
        each.checkVisibility() && each.innerText.includes(${JSON.stringify(text)}))`,
    );
  }

  async press(...names: string[]): Promise<void> {
    const strokes = names.flatMap((name) => {
      const value = keys[name] ?? name;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    });
    await this.driver.act({ type: 'key', id: 'keyboard', actions: strokes });
  }

  /** Points at the first visible element of a selector that has the text, and presses. */
  async click(selector: string, text = ''): Promise<void> {
    const target = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) =>
      each.checkVisibility() && each.getBoundingClientRect().width > 0 && each.textContent.includes(${JSON.stringify(text)}))`;
    await this.until(target);
    await this.driver.call(`() => ${target}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await this.driver.call('() => new Promise(requestAnimationFrame).then(() => 0)');
    const [x, y] = (await this.driver.call(`() => {
      const { left, top, width, height } = ${target}.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    }`)) as [number, number];
    await this.driver.act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  /** Writes into the field of a form; of a list it takes the value. */
  async fill(form: string, values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = `form[name="${form}"] [name="${name}"]`;
      if (await this.driver.call(`() => document.querySelector('${field}').matches('select')`)) {
        // The list of a browser is a window of the system, which no driver reaches.
        await this.driver.call(`() => {
          const list = document.querySelector('${field}');
          list.value = ${JSON.stringify(value)};
          list.dispatchEvent(new Event('input', { bubbles: true }));
          list.dispatchEvent(new Event('change', { bubbles: true }));
        }`);
      } else {
        await this.click(field);
        await this.press(...value);
      }
    }
  }

  /** Keeps what is in view, once nothing moves any more that will come to rest. */
  async picture(name: string): Promise<void> {
    await this.until(atRest);
    const file = path.join(this.#pictures, `${name}.png`);
    writeFileSync(file, Buffer.from(await this.driver.picture(), 'base64'));
  }
}
