import { type PathName, path } from '../generated/tokens.ts';

const titles: Record<PathName, string> = {
  brand: 'Everywhere else',
  design: 'Design Skills',
  methods: 'Design Methods',
};

/** The same parts three times: only `data-path` differs. */
export function Paths() {
  return (
    <div className="grid gap-6">
      <div className="grid md:grid-cols-2 max-md:gap-6">
        {(['design', 'methods'] as const).map((name) => (
          <section
            key={name}
            data-path={name}
            className="surface-accent grid gap-12 rounded-band p-8 md:odd:rounded-e-none md:even:rounded-s-none lg:p-12"
          >
            <Words name={name} />
            <Corners name={name} />
          </section>
        ))}
      </div>
      <section
        data-path="brand"
        className="surface-raised grid items-center gap-12 rounded-band border border-line p-8 md:grid-cols-2 lg:p-12"
      >
        <Words name="brand" />
        <Corners name="brand" />
      </section>
    </div>
  );
}

function Words({ name }: { name: PathName }) {
  const { accent, radius } = path[name];
  return (
    <div className="grid gap-4">
      <h2 className="type-heading">{titles[name]}</h2>
      <p className={`type-body ${name === 'brand' ? 'text-muted' : 'text-accent-soft'}`}>
        Accent {accent}; corners of {radius.control}, {radius.card} and {radius.band} px.
      </p>
    </div>
  );
}

/** Band, card and control in their real corners, one inside the other. */
function Corners({ name }: { name: PathName }) {
  return (
    <div
      className={`grid gap-3 rounded-band border p-4 ${name === 'brand' ? 'border-line' : 'border-accent-soft/50'}`}
    >
      <p className="type-small px-2">band {path[name].radius.band}</p>
      <div className="surface-raised grid gap-3 rounded-card border border-line p-4">
        <p className="type-small px-2 text-accent-text">card {path[name].radius.card}</p>
        <p className="type-body surface-accent grid h-control place-items-center rounded-control font-semibold">
          control {path[name].radius.control}
        </p>
      </div>
    </div>
  );
}
