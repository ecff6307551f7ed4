import { pages, test } from '../support/test.ts';
import { chains, examine, examineChain, noiseOf } from './cells.ts';
import { modes } from './modes.ts';

for (const mode of modes) {
  test.describe(mode.name, () => {
    test.use(mode.use);

    for (const path of pages) {
      test(path, async ({ page }) => {
        test.info().annotations.push({ type: 'cells', description: '1' });
        await examine(page, mode, path);
      });
    }

    // Without scripts nothing opens that HTML does not open by itself.
    for (const chain of mode.scripts === false ? [] : chains) {
      test(chain.map(({ name }) => name).join(' → '), async ({ page, guard }) => {
        for (const pattern of chain.flatMap(noiseOf)) guard.expectConsole(pattern);
        test.info().annotations.push({ type: 'cells', description: String(chain.length) });
        await examineChain(page, mode, chain);
      });
    }
  });
}
