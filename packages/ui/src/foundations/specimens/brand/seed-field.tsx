import { useState } from 'react';
import { IconButton } from '../../../primitives/icon-button/index.ts';
import { CloseIcon, MoonIcon } from '../../../primitives/icons/index.ts';
import { Tooltip } from '../../../primitives/tooltip/index.ts';
import type { Seed, SeedName } from '../../../tokens/create-theme.ts';
import { seedNames } from '../../../tokens/theme/roles.ts';
import { ColourField } from './colour-field.tsx';
import { inTheme, seedFrom } from './seeds.ts';

const titles: Record<SeedName, string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  highlight: 'Highlight',
  neutral: 'Neutral',
  danger: 'Danger',
  success: 'Success',
};

interface SeedFieldProps {
  name: SeedName;
  seed: Seed;
  /** Why the theme is refused, if it is for this seed. */
  problem?: string | undefined;
  onChange: (seed: Seed) => void;
}

/** One seed: a cell to pick it, its hex value, and a second pair of these where the dark theme has its own. */
export function SeedField({ name, seed, problem, onChange }: SeedFieldProps) {
  const title = titles[name];
  const light = inTheme(seed, 'light');
  const dark = inTheme(seed, 'dark');
  // A second colour that is the same as the first stays until it is taken away.
  const [parted, setParted] = useState(false);
  const two = parted || light !== dark;
  // From round cells to square tiles, as the figures grow.
  const corner = `${50 - 6.4 * seedNames.indexOf(name)}%`;
  const toggle = two ? `One colour for ${title} in both themes` : `Another colour for ${title} in the dark`;
  return (
    <div data-seed={name} className="lali:grid lali:content-start lali:gap-3">
      <ColourField
        label={two ? `${title}, light` : title}
        hex={light}
        corner={corner}
        error={problem}
        onChange={(hex) => onChange(seedFrom(hex, two ? dark : hex))}
      >
        <Tooltip text={toggle}>
          <IconButton
            label={toggle}
            className="lali:my-1"
            onClick={() => {
              setParted(!two);
              if (two) onChange(light);
            }}
          >
            {two ? <CloseIcon /> : <MoonIcon />}
          </IconButton>
        </Tooltip>
      </ColourField>
      {two && (
        <ColourField
          label={`${title}, dark`}
          hex={dark}
          corner={corner}
          className="lali:pe-13"
          onChange={(hex) => onChange(seedFrom(light, hex))}
        />
      )}
    </div>
  );
}
