import { isCi } from '@laliaflia/tooling/ci.ts';
import type { Report } from '@laliaflia/tooling/report.ts';
import { generate } from '../generate-readme.ts';
import { complaintAbout, kilobytes, leftOver, limits, renewCommand, withNewEntries } from './budget.ts';
import type { Entry } from './entries.ts';
import { costOfExport, costThroughRoot, measureAll } from './measure.ts';
import { readSizes, writeSizes } from './size-file.ts';

/** A root import may cost this much more than the component's own entry: another order, no other module. */
const tolerance = 100;

export async function checkSizes(entries: readonly Entry[], report: Report): Promise<void> {
  const measured = await measureAll(entries);
  const recorded = readSizes();
  const renewed = withNewEntries(measured, recorded);
  const changed = [
    ...Object.keys(measured).filter((name) => recorded[name] === undefined),
    ...leftOver(measured, recorded),
  ];
  if (changed.length > 0 && !isCi()) {
    writeSizes(renewed);
    generate({ check: false });
    report.notes.push(
      `${changed.length} new or gone in packages/ui/sizes.json (${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ', …' : ''}): commit it`,
    );
  }
  const known = isCi() ? recorded : renewed;
  for (const [name, size] of Object.entries(measured)) {
    const complaint = complaintAbout(name, size, known[name]);
    report.expect(`size of ${name}: ${kilobytes(size)}`, complaint === undefined ? [] : [complaint]);
  }
  report.expect(
    'no size is recorded of what is gone',
    leftOver(measured, known).map((name) => `${name} is gone. Run "${renewCommand}" and commit the file.`),
  );
  for (const { component, entry: name, bytes } of limits) {
    const entry = entries.find((each) => each.name === name);
    if (entry === undefined) throw new Error(`There is no entry ${name} to measure ${component} in.`);
    const own = await costOfExport(component, entry);
    report.expect(
      `${component} is at most ${kilobytes(bytes)}: ${own} bytes`,
      own > bytes ? [`${component} is ${own - bytes} bytes over its limit.`] : [],
    );
    const through = await costThroughRoot(component);
    report.expect(
      `${component} from the root costs what it costs from its entry: ${through} bytes`,
      Math.abs(through - own) > tolerance
        ? [
            `${through} bytes from the root, ${own} from @laliaflia/ui/${name}: something keeps the rest alive.`,
          ]
        : [],
    );
  }
}
