import { Button } from '../../primitives/button/index.ts';
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
  control: 'rounded-ss-control',
  card: 'rounded-ss-card',
  band: 'rounded-ss-band',
};
const uses: Record<RadiusName, string> = {
  control: 'Buttons, fields, option rows',
  card: 'Cards, panels, dialogs',
  band: 'Filled bands, large figures',
};

/** Every corner at its real size: the three radii down, the three paths across. */
export function Corners() {
  return (
    <table className="w-full table-fixed border-collapse text-start">
      <thead>
        <tr>
          <td className="w-1/4" />
          {paths.map((name) => (
            <th key={name} scope="col" className="type-small py-3 text-start font-medium text-muted">
              {titles[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {radii.map((radius) => (
          <tr key={radius} className="border-t border-line align-top">
            <th scope="row" className="py-6 pe-4 text-start">
              <span className="type-body block font-semibold">{radius}</span>
              <span className="type-small block font-normal text-muted">{uses[radius]}</span>
            </th>
            {paths.map((name) => (
              <td key={name} data-path={name} className="py-6 pe-4">
                <span
                  className={`flex h-24 items-end justify-end border-s-[3px] border-t-[3px] border-accent p-2 md:h-32 ${corner[radius]}`}
                >
                  <span className="type-heading text-ink tabular-nums">{path[name].radius[radius]}</span>
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
    <ul role="list" className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-4">
      {paddings.map((padding) => (
        <li key={padding} className="grid content-end gap-4">
          <span className="block bg-leaf" style={{ padding, borderRadius: outer }} data-padding={padding}>
            <span
              className="surface-ground block h-24"
              style={{ borderRadius: Math.max(outer - padding, 0) }}
            />
          </span>
          <span className="type-body tabular-nums">
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
    <div className="grid gap-4">
      {(['design', 'brand', 'methods'] as const).map((name) => (
        <section
          key={name}
          data-path={name}
          aria-label={titles[name]}
          className="surface-raised grid gap-x-8 gap-y-5 rounded-card border border-line p-6 md:grid-cols-12 md:items-end md:p-8"
        >
          <h2 className="type-subheading md:col-span-12 lg:col-span-3 lg:self-center">{titles[name]}</h2>
          <Field label="E-mail" className="md:col-span-5 lg:col-span-4">
            <Input type="email" name={`email-${name}`} autoComplete="email" />
          </Field>
          <div className="flex flex-wrap items-center gap-3 md:col-span-7 lg:col-span-5">
            <Button>Send my question</Button>
            <Tag>Answer in two days</Tag>
          </div>
        </section>
      ))}
    </div>
  );
}
