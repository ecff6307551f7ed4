import { useHydrated } from '../../browser/hydrated.ts';
import { useChunk } from '../../browser/use-chunk.ts';
import type { OwnResultProps } from './own-result.tsx';
import { hasFinished } from './runs.ts';

const load = () => import('./own-result.tsx');

/** Room for the result of this device. Who has none fetches nothing for it. */
export function OwnResultSlot(props: OwnResultProps) {
  return useHydrated() && hasFinished() ? <Fetched {...props} /> : null;
}

function Fetched(props: OwnResultProps) {
  const [chunk] = useChunk(load);
  return chunk.status === 'there' ? <chunk.content.OwnResult {...props} /> : null;
}
