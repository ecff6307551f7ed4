import { Button, Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { formats } from '../../content/pages/innovation-training.ts';

const { title, lead, recommended, columns, table, rows } = formats;
const titleId = 'three-formats';
const tableId = 'what-you-get';
/** On wide screens the columns of the table go on below those of the heads. */
const quarter = 'lali:@4xl:w-1/4';

/** The formats with their prices, and below them what each day adds: a row for each thing, a column for each format. */
export function FormatMatrix(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <div className="lali:grid lali:gap-y-8 lali:@4xl:grid-cols-4">
          <div className="lali:min-w-0 lali:@4xl:pe-6">
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            <Text tone="soft" className="lali:mt-4">
              {lead}
            </Text>
          </div>
          {columns.map((column) => (
            <Head key={column.id} {...column} />
          ))}
        </div>
        <table className="lali:mt-10 lali:w-full lali:table-fixed" aria-labelledby={tableId}>
          <thead>
            <tr>
              <th
                id={tableId}
                scope="col"
                className={`lali:pb-3 lali:text-start lali:font-semibold ${quarter}`}
              >
                {table.title}
              </th>
              {columns.map(({ id, days }) => (
                <th
                  key={id}
                  scope="col"
                  className={`lali:w-[17%] lali:pb-3 lali:text-start lali:font-semibold ${quarter}`}
                >
                  {days}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, from }) => (
              <tr key={label} className="lali:border-t lali:border-line">
                <th
                  scope="row"
                  className="lali:py-3 lali:pe-6 lali:text-start lali:leading-snug lali:font-normal"
                >
                  {label}
                </th>
                {columns.map(({ id }, i) => (
                  <td key={id} className="lali:h-14 lali:p-0">
                    <span className="lali:sr-only">{i >= from ? table.included : table.left}</span>
                    {i >= from ? <Filled begins={i === from} ends={i === columns.length - 1} /> : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </Section>
  );
}

function Head({ id, title: name, text, length, price, amount, action }: (typeof columns)[number]) {
  const isRecommended = id === recommended.id;
  return (
    <article
      aria-labelledby={id}
      className="lali:flex lali:min-w-0 lali:flex-col lali:border-t-2 lali:border-current lali:pt-4 lali:@4xl:pe-6"
    >
      <p className="lali:type-small lali:text-soft">
        {length}
        {isRecommended ? (
          <strong className="lali:ms-3 lali:rounded-full lali:px-2 lali:surface-highlight">
            {recommended.label}
          </strong>
        ) : null}
      </p>
      <Heading level={3} id={id} className="lali:mt-2">
        {name}
      </Heading>
      <Text tone="soft" className="lali:mt-2 lali:mb-6">
        {text}
      </Text>
      <p className="lali:mt-auto lali:mb-4">
        <span className="lali:type-small lali:block lali:text-soft">{price}</span>
        <span className="lali:type-lead lali:font-semibold">{amount}</span>
      </p>
      <div>
        <Button href={action.href} variant={isRecommended ? 'primary' : 'outline'}>
          {action.label}
        </Button>
      </div>
    </article>
  );
}

/** A part of a bar that goes on to the last column. */
function Filled({ begins, ends }: { begins: boolean; ends: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`lali:block lali:h-9 lali:surface-secondary lali:forced-colors:bg-[CanvasText] ${
        begins ? 'lali:rounded-s-control' : ''
      } ${ends ? 'lali:rounded-e-control' : ''}`}
    />
  );
}
