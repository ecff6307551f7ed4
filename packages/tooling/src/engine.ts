import { chromium, firefox, webkit } from 'playwright';

const types = { chromium, firefox, webkit };

/** An engine of Playwright. */
export type Engine = keyof typeof types;

const variable = 'JOURNEYS_ENGINE';

export function isEngine(name: string): name is Engine {
  return name in types;
}

/** What the journeys need in their environment to run in an engine. */
export function inEngine(engine: Engine): NodeJS.ProcessEnv {
  return { [variable]: engine };
}

/** The engine in which the journeys run: Chromium, if nothing else is asked for. */
export function journeysEngine(): Engine {
  const name = process.env[variable] || 'chromium';
  if (!isEngine(name))
    throw new Error(`${variable} names ${name}, which is no engine: ${Object.keys(types).join(', ')}.`);
  return name;
}

/** The engine has to be there: another one in its place would prove nothing about it. */
export async function requireEngine(engine: Engine): Promise<void> {
  try {
    const browser = await types[engine].launch();
    await browser.close();
  } catch (error) {
    const [said] = (error as Error).message.split('\n');
    const isMissing = /Executable doesn't exist/.test((error as Error).message);
    throw new Error(
      isMissing
        ? `Playwright's ${engine} is not installed here, so the journeys cannot run in it: install it with "npx playwright install --with-deps ${engine}".`
        : `Playwright's ${engine} does not start: ${said}`,
    );
  }
}
