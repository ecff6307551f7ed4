import { Avatar, Container, Heading, Link, Section, Text } from '@laliaflia/ui';
import { type Ways, WaysToAnswer } from './ways.tsx';

interface WhomToAskProps {
  title: string;
  text: string;
  /** What somebody may come with, and who answers it. */
  people: readonly { need: string; name: string; seed: number; href: string; write: string }[];
  actions: Ways;
}

/** The end of a page about people: what one may come with, and who answers. */
export function WhomToAsk({ title, text, people, actions }: WhomToAskProps) {
  return (
    <Section aria-labelledby="whom-to-ask">
      <Container>
        <div className="lali:grid lali:gap-x-6 lali:gap-y-10 lali:@4xl:grid-cols-12">
          <div className="lali:@4xl:col-span-4">
            <Heading level={2} id="whom-to-ask">
              {title}
            </Heading>
            <Text tone="soft" className="lali:mt-4 lali:max-w-[27em]">
              {text}
            </Text>
            <div className="lali:mt-8">
              <WaysToAnswer ways={actions} />
            </div>
          </div>
          <ul className="lali:border-t lali:border-soft lali:@4xl:col-span-8 lali:[list-style-type:'']">
            {people.map(({ need, name, seed, href, write }) => (
              <li
                key={name}
                className="lali:grid lali:grid-cols-[auto_minmax(0,1fr)] lali:items-center lali:gap-x-4 lali:border-b lali:border-soft lali:py-3 lali:@2xl:grid-cols-[minmax(0,1fr)_auto_minmax(0,13rem)]"
              >
                <span className="lali:type-subheading lali:@max-2xl:col-span-2 lali:@max-2xl:pb-2">
                  {need}
                </span>
                <Avatar name="" seed={seed} size={72} />
                <Link href={href} variant="standalone" aria-label={`${write}: ${name}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
