import { useState } from 'react';
import { type FigureRule, LivingFigure, type LivingFigureProps } from '../../media/living-figure/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { FilterBar } from '../../primitives/filter-bar/index.ts';
import { Slider } from '../../primitives/slider/index.ts';

type Rule = FigureRule | 'seam';

export interface LabProps {
  rule: Rule;
  seed: number;
  cells: number;
  grow: boolean;
}

const names: Record<Rule, string> = {
  phyllotaxis: 'Phyllotaxis',
  branching: 'Branching',
  strands: 'Strands',
  tessellation: 'Tessellation',
  venation: 'Venation',
  seam: 'Seam',
};

export const rules = Object.keys(names) as Rule[];

function propsOf({ rule, seed, cells, grow }: LabProps): LivingFigureProps {
  if (rule === 'phyllotaxis' || rule === 'seam') return { rule, seed, cells, grow };
  return { rule, seed, grow };
}

/** A figure with controls for everything that decides its look. */
export function FigureLab(initial: LabProps) {
  const [chosen, setChosen] = useState(initial);
  const set = (change: Partial<LabProps>) => setChosen({ ...chosen, ...change });
  const counted = chosen.rule === 'phyllotaxis' || chosen.rule === 'seam';
  return (
    <div className="lali:grid lali:gap-12 lali:lg:grid-cols-12">
      <div className="lali:grid lali:content-start lali:gap-8 lali:lg:col-span-4">
        <FilterBar
          label="Growth rule"
          className="lali:max-w-80"
          value={chosen.rule}
          choices={rules.map((value) => ({ value, label: names[value] }))}
          onValueChange={(value) => set({ rule: value as Rule })}
        />
        <div className="lali:grid lali:gap-3">
          <p className="lali:type-body">
            Seed <b className="lali:tabular-nums">{chosen.seed}</b>: the same number draws the same figure,
            everywhere and for ever.
          </p>
          <div className="lali:flex lali:flex-wrap lali:gap-3">
            <Button
              variant="outline"
              size="small"
              disabled={chosen.seed <= 1}
              onClick={() => set({ seed: chosen.seed - 1 })}
            >
              Previous seed
            </Button>
            <Button variant="outline" size="small" onClick={() => set({ seed: chosen.seed + 1 })}>
              Next seed
            </Button>
          </div>
        </div>
        <Field
          label="Cells"
          mark={null}
          disabled={!counted}
          hint={counted ? undefined : 'Only phyllotaxis and seam are drawn from a number of cells.'}
        >
          <Slider
            min={60}
            max={600}
            step={20}
            value={chosen.cells}
            onValueChange={(cells) => set({ cells })}
          />
        </Field>
        <Checkbox
          label="Grows when it is first seen"
          checked={chosen.grow}
          onChange={({ currentTarget }) => set({ grow: currentTarget.checked })}
        />
      </div>
      <div className="lali:lg:col-span-8">
        <div
          className={
            chosen.rule === 'seam'
              ? 'lali:grid lali:grid-cols-2 lali:overflow-clip lali:rounded-band'
              : 'lali:grid lali:place-items-center lali:overflow-clip'
          }
        >
          {chosen.rule === 'seam' && (
            <>
              <div className="lali:surface-primary lali:col-start-1 lali:row-start-1" />
              <div className="lali:surface-secondary lali:col-start-2 lali:row-start-1" />
            </>
          )}
          <div
            className={
              chosen.rule === 'seam'
                ? 'lali:z-1 lali:col-span-2 lali:col-start-1 lali:row-start-1 lali:p-8'
                : 'lali:w-full lali:max-w-[42rem]'
            }
          >
            <LivingFigure
              key={`${chosen.rule}/${chosen.seed}/${chosen.cells}/${chosen.grow}`}
              {...propsOf(chosen)}
              title={`${names[chosen.rule]}, seed ${chosen.seed}`}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
