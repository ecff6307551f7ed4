import { LivingFigure } from '../packages/ui/src/media/living-figure/index.ts';
import { Container } from '../packages/ui/src/primitives/container/index.ts';
import { Heading } from '../packages/ui/src/primitives/heading/index.ts';
import { Link } from '../packages/ui/src/primitives/link/index.ts';
import { Page } from '../packages/ui/src/primitives/page/index.ts';
import { Section } from '../packages/ui/src/primitives/section/index.ts';
import { Text } from '../packages/ui/src/primitives/text/index.ts';
import { PageIntro } from '../packages/ui/src/sections/page-intro/index.ts';
import { type Role, roles } from './roles.ts';

const addressOf = (to: string) =>
  to.startsWith('http') ? to : `./?path=/${to.endsWith('--docs') ? 'docs' : 'story'}/${to}`;

const figures = {
  branching: <LivingFigure rule="branching" seed={5} />,
  phyllotaxis: <LivingFigure cells={260} seed={8} />,
  strands: <LivingFigure rule="strands" seed={11} />,
} as const;

/** Where somebody with this role begins, in the order in which it helps. */
export function StartPage({ role }: { role: Role }) {
  const { title, lead, figure, steps, later } = roles[role];
  return (
    <main className="lali:surface-page lali:overflow-clip">
      <Page>
        <PageIntro
          title={title}
          lead={lead}
          figure={figures[figure]}
          figurePlace={figure === 'branching' ? 'edge' : 'side'}
          rule
        />
        <Section aria-label="Steps">
          <Container>
            <ol className="lali:grid">
              {steps.map(({ name, text, links }, place) => (
                <li
                  key={name}
                  className="lali:grid lali:gap-x-8 lali:gap-y-3 lali:border-line lali:border-t lali:py-8 lali:md:grid-cols-12"
                >
                  <span
                    aria-hidden="true"
                    className="lali:type-title lali:text-accent-text lali:md:col-span-1"
                  >
                    {place + 1}
                  </span>
                  <Heading level={2} look="heading" className="lali:md:col-span-4">
                    {name}
                  </Heading>
                  <div className="lali:grid lali:gap-4 lali:md:col-span-7">
                    <Text>{text}</Text>
                    <ul>
                      {links.map(([to, says]) => (
                        <li key={to}>
                          <Link variant="row" href={addressOf(to)} target="_top">
                            {says}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </div>
                </li>
              ))}
            </ol>
          </Container>
        </Section>
        <Section tone="raised" aria-labelledby={`later-${role}`}>
          <Container className="lali:grid lali:gap-x-12 lali:gap-y-6 lali:md:grid-cols-12">
            <Heading level={2} id={`later-${role}`} className="lali:md:col-span-4">
              Good to know
            </Heading>
            <ul className="lali:md:col-span-8">
              {later.map((text) => (
                <li key={text} className="lali:border-line lali:border-t lali:py-4">
                  <Text>{text}</Text>
                </li>
              ))}
            </ul>
          </Container>
        </Section>
      </Page>
    </main>
  );
}
