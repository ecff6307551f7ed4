import {
  Container,
  CtaBand,
  EventCard,
  FeatureList,
  Grid,
  Link,
  LivingFigure,
  OfferDetails,
  Page,
  PageIntro,
  ScheduleList,
  Section,
  Stack,
  StatusMessage,
  Text,
} from '@laliaflia/ui';
import {
  closing,
  facts,
  format,
  intro,
  learn,
  noDate,
  receive,
  refund,
  reservation,
  schedule,
  ticket,
} from '../content/pages/webinar.ts';
import { RegistrationForm } from '../features/booking/registration-form.tsx';
import { ticketFacts, useWebinarOutlook } from '../features/booking/use-webinar.ts';

export { closing, head } from '../content/pages/webinar.ts';

export default function Webinar() {
  const seen = useWebinarOutlook();
  const isOpen = seen.kind === 'none';
  const said = isOpen ? ticket.none : seen.certain ? { ...ticket.dated, ...ticket.ahead } : ticket.dated;
  return (
    <Page>
      <PageIntro {...intro} figure={<LivingFigure rule="strands" seed={4} />}>
        <Text className="lali:font-semibold">{facts(seen)}</Text>
      </PageIntro>
      <FeatureList {...learn} numbered />
      <ScheduleList {...schedule} />
      <FeatureList {...format} layout="ledger" numbered={false} />
      <Section tone="raised" {...reservation} className="lali:scroll-mt-16">
        <Container>
          <Grid.Root gap={48} align="start">
            <Grid.Item span={5}>
              <Stack gap={24}>
                <EventCard title={said.title} text={ticket.text} {...ticketFacts(seen, said)} />
                <Text look="small" tone="soft">
                  {refund.text} <Link href={refund.link.href}>{refund.link.label}</Link>
                </Text>
              </Stack>
            </Grid.Item>
            <Grid.Item span={7}>
              <Stack gap={24}>
                {isOpen ? (
                  <StatusMessage tone="info" title={noDate.title}>
                    {noDate.text} <Link href={noDate.link.href}>{noDate.link.label}</Link>
                  </StatusMessage>
                ) : null}
                <RegistrationForm />
              </Stack>
            </Grid.Item>
          </Grid.Root>
        </Container>
      </Section>
      <OfferDetails {...receive} facts={[]} />
      <CtaBand {...closing} figure="phyllotaxis" seed={16} />
    </Page>
  );
}
