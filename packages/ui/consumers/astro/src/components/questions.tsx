import { Accordion } from '@laliaflia/ui/accordion';

/** Parts share state, so they stand in one file; what has no state can stand in a page of Astro directly. */
export const Questions = () => (
  <Accordion.Root>
    <Accordion.Item value="first">
      <Accordion.Trigger>Does it open?</Accordion.Trigger>
      <Accordion.Content>It does, also before the script has loaded.</Accordion.Content>
    </Accordion.Item>
  </Accordion.Root>
);
