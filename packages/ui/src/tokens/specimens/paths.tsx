import { type PathName, path } from '../generated/tokens.ts';

const titles: Record<PathName, string> = {
  brand: 'Everywhere else',
  design: 'Design Skills',
  methods: 'Design Methods',
};

/** The same parts three times: only `data-path` differs. */
export function Paths() {
  return (
    <div className="lali:grid lali:gap-6">
      <div className="lali:grid lali:md:grid-cols-2 lali:max-md:gap-6">
        {(['design', 'methods'] as const).map((name) => (
          <section
            key={name}
            data-path={name}
            className="lali:surface-accent lali:grid lali:gap-12 lali:rounded-band lali:p-8 lali:md:odd:rounded-e-none lali:md:even:rounded-s-none lali:lg:p-12"
          >
            <Words name={name} />
            <Corners name={name} />
          </section>
        ))}
      </div>
      <section
        data-path="brand"
        className="lali:surface-raised lali:grid lali:items-center lali:gap-12 lali:rounded-band lali:border lali:border-line lali:p-8 lali:md:grid-cols-2 lali:lg:p-12"
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
    <div className="lali:grid lali:gap-4">
      <h2 className="lali:type-heading">{titles[name]}</h2>
      <p
        className={`lali:type-body ${name === 'brand' ? 'lali:text-text-soft' : 'lali:text-on-accent-soft'}`}
      >
        Accent {accent}; corners of {radius.control}, {radius.card} and {radius.band} px.
      </p>
    </div>
  );
}

/** Band, card and control in their real corners, one inside the other. */
function Corners({ name }: { name: PathName }) {
  return (
    <div
      className={`lali:grid lali:gap-3 lali:rounded-band lali:border lali:p-4 ${name === 'brand' ? 'lali:border-line' : 'lali:border-on-accent-soft/50'}`}
    >
      <p className="lali:type-small lali:px-2">band {path[name].radius.band}</p>
      <div className="lali:surface-raised lali:grid lali:gap-3 lali:rounded-card lali:border lali:border-line lali:p-4">
        <p className="lali:type-small lali:px-2 lali:text-accent-text">card {path[name].radius.card}</p>
        <p className="lali:type-body lali:surface-accent lali:grid lali:h-control lali:place-items-center lali:rounded-control lali:font-semibold">
          control {path[name].radius.control}
        </p>
      </div>
    </div>
  );
}
