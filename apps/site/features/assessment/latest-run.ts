import { type Run, runStores } from './runs.ts';
import { isComplete } from './scoring/index.ts';
import { type Version, versions } from './versions.ts';

export interface LatestRun extends Run {
  version: Version;
}

/** The last finished assessment on this device, of either version, while its answers still fit its questions. */
export function latestRun(): LatestRun | undefined {
  return Object.values(versions)
    .flatMap((version) =>
      runStores[version.id]
        .view()
        .finished.filter(({ answers }) => isComplete(version.questions, answers))
        .map((run) => ({ ...run, version })),
    )
    .sort((one, other) => one.at - other.at)
    .at(-1);
}
