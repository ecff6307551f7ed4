import { Heading, Text } from '@laliaflia/ui';
import { Accordion } from '@laliaflia/ui/accordion';
import { Button } from '@laliaflia/ui/button';
import { PhoneGallery } from '@laliaflia/ui/device-gallery';
import { STRANDS_HEIGHT, STRANDS_WIDTH, strandsScene } from '@laliaflia/ui/figures';
import { ArrowIcon } from '@laliaflia/ui/icons';
import { type LinkComponentProps, LinkProvider } from '@laliaflia/ui/link';
import { LivingFigure } from '@laliaflia/ui/living-figure';
import { type Tier, TierCards } from '@laliaflia/ui/tier-cards';
import { color } from '@laliaflia/ui/tokens';
import { useState } from 'react';
import { Overlays } from './overlays.tsx';

/** Stands in for a router's link. */
function RouterLink(props: LinkComponentProps) {
  return <a data-router-link="" {...props} />;
}

const tiers: Tier[] = [
  {
    id: 'one',
    title: 'One day',
    hours: 8,
    price: { kind: 'amount', amount: 2400, currency: 'EUR' },
    features: [{ label: 'Three methods' }],
  },
  { id: 'two', title: 'Two days', hours: 16, price: { kind: 'on-demand' } },
];

const drawn = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='19.5'/%3E";

export function Page() {
  const [pressed, setPressed] = useState(0);
  return (
    <LinkProvider component={RouterLink}>
      <main>
        <Heading level={1}>Installed from a tarball</Heading>
        <Text>
          Pressed <output id="count">{pressed}</output>
        </Text>
        <Button id="primary" onClick={() => setPressed(pressed + 1)}>
          Press
        </Button>
        <Button id="link" href="/elsewhere" variant="outline" after={<ArrowIcon />}>
          Go
        </Button>
        <div data-theme="dark">
          <Button id="dark">Always dark</Button>
        </div>
        <div data-path="methods">
          <Button id="methods">On the methods path</Button>
        </div>
        {/* A class of the application's own, made of our tokens. */}
        <p id="own" className="lali:mt-[37px] lali:text-secondary-solid">
          Ours
        </p>
        <Accordion.Root id="questions">
          <Accordion.Item value="first">
            <Accordion.Trigger>Does it open?</Accordion.Trigger>
            <Accordion.Content>It does.</Accordion.Content>
          </Accordion.Item>
        </Accordion.Root>
        <LivingFigure id="figure" cells={120} />
        {/* A figure as data and a colour as a value, drawn by the application. */}
        <svg
          id="drawing"
          aria-hidden="true"
          width="72"
          viewBox={`0 0 ${STRANDS_WIDTH} ${STRANDS_HEIGHT}`}
          fill={color['secondary-solid'].light}
        >
          {strandsScene({ seed: 3 })
            .flat()
            .map(({ d }) => (
              <path key={d} d={d} />
            ))}
        </svg>
        <TierCards title="Formats" tiers={tiers} />
        <PhoneGallery
          label="Screens"
          images={[{ src: drawn, alt: 'A list of seats', width: 90, height: 195 }]}
        />
        <Overlays />
      </main>
    </LinkProvider>
  );
}
