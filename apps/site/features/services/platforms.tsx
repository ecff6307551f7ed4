import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { type ReactNode, useId } from 'react';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';
import { type ApplicationsScreen, InBrowser, OnPhones, Parts } from './three-widths.tsx';

interface Platform {
  name: string;
  note: string;
}

interface PlatformsProps extends Omit<SectionProps, 'title'> {
  title: string;
  lead: string;
  web: Platform;
  mobile: Platform;
  system: Platform;
  alts: Readonly<Record<'web' | 'mobile' | 'system', string>>;
  screen: ApplicationsScreen;
}

/* All of one height, each as wide as it needs to be. */
const row = [
  'lali:mt-10',
  'lali:grid',
  'lali:grid-cols-[minmax(0,1fr)]',
  'lali:gap-x-6',
  'lali:gap-y-12',
  "lali:[list-style-type:'']",
  'lali:@3xl:grid-cols-12',
  'lali:@3xl:gap-y-5',
  'lali:@4xl:mt-14',
].join(' ');

/** One screen at three widths, and the parts that all of them are made of. */
export function Platforms({ title, lead, web, mobile, system, alts, screen, ...rest }: PlatformsProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <TitleAndLead id={headingId} title={title} lead={lead} />
        <ul className={row}>
          <Platform {...web} className="lali:@3xl:col-span-full lali:@[76rem]:col-span-5">
            <InBrowser alt={alts.web} screen={screen} />
          </Platform>
          <Platform
            {...mobile}
            className="lali:@3xl:col-span-6 lali:@3xl:@max-[76rem]:mt-8 lali:@[76rem]:col-span-4"
          >
            <OnPhones alt={alts.mobile} screen={screen} />
          </Platform>
          <Platform
            {...system}
            className="lali:@3xl:col-span-6 lali:@3xl:@max-[76rem]:mt-8 lali:@[76rem]:col-span-3"
          >
            <Parts alt={alts.system} screen={screen} />
          </Platform>
        </ul>
      </Container>
    </Section>
  );
}

function Platform({
  name,
  note,
  className,
  children,
}: Platform & { className: string; children: ReactNode }) {
  return (
    <li
      className={`lali:grid lali:min-w-0 lali:grid-cols-[minmax(0,1fr)] lali:gap-y-5 lali:@3xl:row-span-2 lali:@3xl:grid-rows-subgrid ${className}`}
    >
      <div className="lali:grid lali:grid-cols-[minmax(0,1fr)]">{children}</div>
      <div className="lali:border-t-2 lali:border-current lali:pt-3">
        <Heading level={3} look="subheading">
          {name}
        </Heading>
        <Text tone="soft" className="lali:mt-1">
          {note}
        </Text>
      </div>
    </li>
  );
}
