import { Accordion, DescriptionList, Link } from '@laliaflia/ui';
import { lead as words } from '../content/words.ts';
import { Breaks } from '../shell/breaks.tsx';
import type { Fact } from './facts.ts';

/** Who it is: where there is no column for what is known, this stands below the name. */
const atTheHead = new Set(['email', 'company']);
/** Nobody needs it to answer. */
const aside = new Set([
  ...['role', 'way', 'reference', 'version', 'filling_seconds', 'payment_id', 'payment_verification'],
]);

/** The rule below what opens is its last. */
const inFull = [
  'lali:max-w-none!',
  'lali:py-0!',
  'lali:pe-0!',
  'lali:text-text!',
  'lali:[&_dl>:last-child]:border-b-0',
].join(' ');

/** Where what opens follows at once, its rule parts it from what stands above. */
const oneRule = 'lali:[&>dl>:last-child]:border-b-0';

interface KnownProps {
  facts: readonly Fact[];
}

/** What somebody sent beside the message, in a column of its own, which has room for the role. */
export const KnownBeside = ({ facts }: KnownProps) => (
  <Known facts={facts} isAside={(name) => aside.has(name) && name !== 'role'} columns={1} />
);

/** The address and the company, in one line. */
export function KnownAtTheHead({ facts }: KnownProps) {
  const shown = facts.filter(({ name }) => atTheHead.has(name));
  if (shown.length === 0) return null;
  return (
    <p className="lali:flex lali:flex-wrap lali:gap-x-4 lali:gap-y-1">
      {shown.map((fact) => (
        <span key={fact.name} className="lali:min-w-0">
          <Value {...fact} />
        </span>
      ))}
    </p>
  );
}

/** The rest of it. */
export const KnownBelow = ({ facts }: KnownProps) => (
  <Known
    facts={facts.filter(({ name }) => !atTheHead.has(name))}
    isAside={(name) => aside.has(name)}
    columns={2}
  />
);

interface PartedProps extends KnownProps {
  isAside: (name: string) => boolean;
  columns: 1 | 2;
}

/** What matters, and what opens by a press. */
function Known({ facts, isAside, columns }: PartedProps) {
  const shown = facts.filter(({ name }) => !isAside(name));
  const hidden = facts.filter(({ name }) => isAside(name));
  return (
    <div className={`lali:grid ${columns === 1 && hidden.length > 0 ? oneRule : 'lali:gap-4'}`}>
      {shown.length > 0 && <Facts facts={shown} columns={columns} />}
      {hidden.length > 0 && (
        <Accordion.Root headingLevel={3}>
          <Accordion.Item value="details">
            <Accordion.Trigger className="lali:min-h-13! lali:py-2! lali:[&_h3]:text-[1.0625rem]">
              {words.details}
            </Accordion.Trigger>
            <Accordion.Content className={inFull}>
              <Facts facts={hidden} columns={1} />
            </Accordion.Content>
          </Accordion.Item>
        </Accordion.Root>
      )}
    </div>
  );
}

function Facts({ facts, columns }: KnownProps & { columns: 1 | 2 }) {
  return (
    <DescriptionList.Root columns={columns}>
      {facts.map((fact) => (
        <DescriptionList.Item key={fact.name} term={<bdi>{fact.label}</bdi>}>
          <Value {...fact} />
        </DescriptionList.Item>
      ))}
    </DescriptionList.Root>
  );
}

function Value({ name, values }: Fact) {
  return values.map((value) => (
    <span key={value} dir="auto" className="lali:block lali:whitespace-pre-wrap lali:wrap-anywhere">
      {name === 'email' ? (
        <Link href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>
          <Breaks text={value} before={/(?=[@.])/} />
        </Link>
      ) : (
        value
      )}
    </span>
  ));
}
