import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Field, Input } from '../../primitives/field/index.ts';
import { Tag } from '../../primitives/tag/index.ts';
import { type PathName, path } from '../../tokens/generated/tokens.ts';

type RadiusName = keyof (typeof path)['brand']['radius'];

const paths = Object.keys(path) as PathName[];
const radii = Object.keys(path.brand.radius) as RadiusName[];
const titles: Record<PathName, string> = {
  brand: 'Everywhere else',
  design: 'Design Skills',
  methods: 'Design Methods',
};

/* Written out, because Tailwind finds whole names only. */
const corner: Record<RadiusName, string> = {
  control: 'lali:rounded-ss-control',
  card: 'lali:rounded-ss-card',
  band: 'lali:rounded-ss-band',
};
const uses: Record<RadiusName, string> = {
  control: 'Buttons, fields, option rows',
  card: 'Cards, panels, dialogs',
  band: 'Filled bands, large figures',
};

/** Every corner at its real size: the three radii down, the three paths across. */
export function Corners() {
  return (
    <table className="lali:w-full lali:table-fixed lali:border-collapse lali:text-start">
      <thead>
        <tr>
          <td className="lali:w-1/4" />
          {paths.map((name) => (
            <th
              key={name}
              scope="col"
              className="lali:type-small lali:py-3 lali:text-start lali:font-medium lali:text-text-soft"
            >
              {titles[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {radii.map((radius) => (
          <tr key={radius} className="lali:border-t lali:border-line lali:align-top">
            <th scope="row" className="lali:py-6 lali:pe-4 lali:text-start">
              <span className="lali:type-body lali:block lali:font-semibold">{radius}</span>
              <span className="lali:type-small lali:block lali:font-normal lali:text-text-soft">
                {uses[radius]}
              </span>
            </th>
            {paths.map((name) => (
              <td key={name} data-path={name} className="lali:py-6 lali:pe-4">
                <span
                  className={`lali:flex lali:h-24 lali:items-end lali:justify-end lali:border-s-[3px] lali:border-t-[3px] lali:border-accent-solid lali:p-2 lali:md:h-32 ${corner[radius]}`}
                >
                  <span className="lali:type-heading lali:text-text lali:tabular-nums">
                    {path[name].radius[radius]}
                  </span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const paddings = [4, 8, 12, 16];

/** An inner corner is the outer one less the distance between them, so that both turn around one centre. */
export function Nested() {
  const outer = path.methods.radius.card;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without marks is one.
    <ul role="list" className="lali:grid lali:grid-cols-2 lali:gap-x-8 lali:gap-y-10 lali:lg:grid-cols-4">
      {paddings.map((padding) => (
        <li key={padding} className="lali:grid lali:content-end lali:gap-4">
          <span
            className="lali:block lali:bg-secondary-solid"
            style={{ padding, borderRadius: outer }}
            data-padding={padding}
          >
            <span
              className="lali:surface-page lali:block lali:h-24"
              style={{ borderRadius: Math.max(outer - padding, 0) }}
            />
          </span>
          <span className="lali:type-body lali:tabular-nums">
            {outer} − {padding} = <b>{outer - padding}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same three parts on each path: nothing but `data-path` differs. */
export function InUse() {
  return (
    <div className="lali:grid lali:gap-4">
      {(['design', 'brand', 'methods'] as const).map((name) => (
        <Card
          key={name}
          as="section"
          size="large"
          data-path={name}
          aria-label={titles[name]}
          className="lali:grid lali:gap-x-8 lali:gap-y-5 lali:md:grid-cols-12 lali:md:items-end"
        >
          <h2 className="lali:type-subheading lali:md:col-span-12 lali:lg:col-span-3 lali:lg:self-center">
            {titles[name]}
          </h2>
          <Field label="E-mail" className="lali:md:col-span-5 lali:lg:col-span-4">
            <Input type="email" name={`email-${name}`} autoComplete="email" />
          </Field>
          <div className="lali:flex lali:flex-wrap lali:items-center lali:gap-3 lali:md:col-span-7 lali:lg:col-span-5">
            <Button>Send my question</Button>
            <Tag>Answer in two days</Tag>
          </div>
        </Card>
      ))}
    </div>
  );
}
