import { Text } from '@laliaflia/ui';
import { list as words } from '../content/words.ts';
import { pause } from './use-leads.ts';

/** How soon a new lead is seen. */
export const Freshness = ({ isLive }: { isLive: boolean }) => (
  <Text look="small" tone="soft">
    {isLive ? words.live : words.asking(pause / 1000)}
  </Text>
);
