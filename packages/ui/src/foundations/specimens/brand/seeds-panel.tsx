import { Chip } from '../../../primitives/chip/index.ts';
import { Heading } from '../../../primitives/heading/index.ts';
import type { Seed, SeedName } from '../../../tokens/create-theme.ts';
import { seedNames } from '../../../tokens/theme/roles.ts';
import type { Refusal } from './attempt.ts';
import { presets } from './presets.ts';
import { SeedField } from './seed-field.tsx';
import { type BrandSeeds, encode } from './seeds.ts';

interface PresetsProps {
  seeds: BrandSeeds;
  onChoose: (seeds: BrandSeeds) => void;
}

/** Where one can begin. */
export function Presets({ seeds, onChoose }: PresetsProps) {
  const now = encode(seeds);
  return (
    <fieldset className="lali:flex lali:flex-wrap lali:items-center lali:gap-2">
      <legend className="lali:float-start lali:me-3 lali:font-semibold lali:text-[0.9375rem]">
        Begin with
      </legend>
      {presets.map(({ title, seeds: own }) => (
        <Chip key={title} pressed={encode(own) === now} onPressedChange={() => onChoose(own)}>
          {title}
        </Chip>
      ))}
    </fieldset>
  );
}

interface SeedsPanelProps {
  seeds: BrandSeeds;
  refusal: Refusal | undefined;
  onChange: (seeds: BrandSeeds) => void;
}

/** The six colours, each with what is wrong about it. */
export function SeedsPanel({ seeds, refusal, onChange }: SeedsPanelProps) {
  const problemOf = (name: SeedName) => {
    const pair = refusal?.pairs.find(({ seed }) => seed === name);
    return pair && `${pair.is} where ${pair.least} is needed`;
  };
  return (
    <section aria-labelledby="seeds">
      <Heading level={2} look="subheading" id="seeds">
        Six seeds
      </Heading>
      <div className="lali:mt-5 lali:grid lali:gap-4 lali:md:max-xl:grid-cols-2">
        {seedNames.map((name) => (
          <SeedField
            key={name}
            name={name}
            seed={seeds[name]}
            problem={problemOf(name)}
            onChange={(seed: Seed) => onChange({ ...seeds, [name]: seed })}
          />
        ))}
      </div>
    </section>
  );
}
